import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, Share } from '../../session/index.ts';
import { listed } from '../../engine/text/index.ts';
import { difficultyOf, gameOf } from '../../session/index.ts';
import { measureOffer } from '../difficulty/measure.ts';
import type { Offer, Offers } from '../difficulty/offers.ts';
import { DONE, FAULTS, UsageError } from '../fault.ts';
import { ROOT } from '../game.ts';
import type { House } from '../house.ts';
import { gamesOf } from '../house.ts';
import type { Command } from '../options.ts';
import { flag, numberOption, textOption } from '../options.ts';
import { percent, print, printJson, table } from '../output.ts';

interface Row {
  readonly game: string;
  readonly offers: Offers<Game>;
  readonly offer: Offer<Game>;
  readonly share: Share;
}

/** Off by more than what is told: the figure is a whole number, and its word is what people read. */
function isStale({ offer: { newcomer }, share }: Row): boolean {
  if (newcomer === null) return true;
  return newcomer < 100 * share.low - 1 || newcomer > 100 * share.high + 1;
}

function write({ offers, offer, share }: Row): void {
  const file = join(ROOT, offer.file);
  writeFileSync(file, offers.write(readFileSync(file, 'utf8'), offer, Math.round(100 * share.share)));
}

function line(row: Row): string[] {
  const { game, offer, share } = row;
  const kept = offer.newcomer === null ? '–' : String(offer.newcomer);
  const word = difficultyOf(Math.round(100 * share.share));
  return [game, offer.id, percent(share.share), `${percent(share.low)} to ${percent(share.high)}`, kept, word, isStale(row) ? 'stale' : ''];
}

/** `damnatio difficulty`: how a newcomer fares in everything that the set-ups offer. */
export function difficultyCommand(house: House): Command {
  return {
    name: 'difficulty',
    words: 1,
    usage: 'difficulty [GAME] [--bouts 1000] [--seed 1] [--write]',
    examples: ['difficulty', 'difficulty --bouts 2000 --write'],
    summary: 'Plays what the set-ups offer as a newcomer would, and holds it against the figures that are kept; --write keeps them.',
    options: {
      bouts: { type: 'string', value: 'N', help: 'bouts for each offer (1000)' },
      seed: { type: 'string', value: 'TEXT', help: 'seed of the dice (1)' },
      write: { type: 'boolean', help: 'writes the figures where they are kept' },
    },
    run(parsed) {
      const { kit, parts } = gamesOf(house, house.load(parsed));
      const [wanted] = parsed.words;
      const measured = parts.filter(({ offers }) => offers).map(({ id }) => id);
      if (wanted !== undefined && !measured.includes(wanted))
        throw new UsageError(`nothing of “${wanted}” is measured; there are ${listed(measured)}`);
      const how = { bouts: numberOption(parsed, 'bouts', 1000, 1, 1_000_000), seed: textOption(parsed, 'seed', '1') };
      const rows = parts.flatMap(({ id, offers }): Row[] => {
        if (!offers || (wanted !== undefined && wanted !== id)) return [];
        const game = gameOf(kit, { ruleset: id });
        return offers.list(game.content).map((offer) => ({ game: id, offers, offer, share: measureOffer(game, offers, offer, how) }));
      });
      if (flag(parsed, 'json')) printJson(rows.map(({ game, offer, share }) => ({ game, id: offer.id, kept: offer.newcomer, ...share })));
      else print(table([['game', 'offer', 'newcomer', '95 % interval', 'kept', 'word', ''], ...rows.map(line)]));
      if (flag(parsed, 'write')) for (const row of rows) write(row);
      else if (rows.some(isStale)) return FAULTS;
      return DONE;
    },
  };
}
