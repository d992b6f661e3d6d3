import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedCard } from '../../catalogue/index.ts';
import type { Game, GameAtHand, Share } from '../../session/index.ts';
import { listed } from '../../engine/text/index.ts';
import { difficultyOf, gameOf, measureOffer, USUAL_MEASURE } from '../../session/index.ts';
import { fileOfCard, lineOfCard, withFigureOn } from '../difficulty/card-figure.ts';
import type { Offer } from '../difficulty/offers.ts';
import { textToChange } from '../content-files.ts';
import { DONE, FAULTS, faultText, STOPPED, UsageError } from '../fault.ts';
import type { Loaded } from '../game.ts';
import { ROOT } from '../game.ts';
import type { House } from '../house.ts';
import { gamesOf } from '../house.ts';
import type { Command } from '../options.ts';
import { flag, numberOption, textOption } from '../options.ts';
import { complain, percent, print, printJson, Progress, table } from '../output.ts';
import type { Stopped } from '../stopping.ts';
import { stoppedAfter, stoppedText, Stopping } from '../stopping.ts';
import { writeText } from '../writing.ts';

interface Measured {
  readonly game: GameAtHand;
  readonly offer: Offer<Game>;
  /** The card that keeps the figure; null where code does. */
  readonly card: ResolvedCard | null;
}

interface Row extends Measured {
  readonly share: Share;
}

/** Off by more than what is told: the figure is a whole number, and its word is what people read. */
function isStale({ offer: { newcomer }, share }: Row): boolean {
  return newcomer !== null && (newcomer < 100 * share.low - 1 || newcomer > 100 * share.high + 1);
}

const isUnmeasured = ({ offer }: Row): boolean => offer.newcomer === null;

/** What is to be said of the figure that is kept. */
function remarkOn(row: Row): string {
  if (isUnmeasured(row)) return 'never measured';
  return isStale(row) ? 'changed since' : '';
}

/** Read anew for each figure, since several cards may stand in one file. */
function write({ offer: { kept }, card, share }: Row): void {
  const perCent = Math.round(100 * share.share);
  if ('file' in kept) {
    const file = join(ROOT, kept.file);
    writeText(file, kept.write(readFileSync(file, 'utf8'), perCent));
  } else {
    const file = fileOfCard(card!);
    writeText(file, withFigureOn(textToChange(file), card!, perCent));
  }
}

/** What stands last in its file first, so that a new line moves nothing that is still to be written. */
function fromTheEnd(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (b.card ? lineOfCard(b.card) : 0) - (a.card ? lineOfCard(a.card) : 0));
}

/** Writes what can be written; tells of the rest. */
function writeAll(rows: readonly Row[]): number {
  let code = DONE;
  for (const row of fromTheEnd(rows)) {
    try {
      write(row);
    } catch (error) {
      complain(faultText(error));
      code = FAULTS;
    }
  }
  return code;
}

const kindOf = ({ kept }: Offer<Game>): string => ('kind' in kept ? kept.kind : 'pairing');

function line(row: Row): string[] {
  const { game, offer, share } = row;
  const kept = offer.newcomer === null ? '–' : String(offer.newcomer);
  const word = difficultyOf(Math.round(100 * share.share));
  const interval = `${percent(share.low)} to ${percent(share.high)}`;
  return [game.desk.id, kindOf(offer), offer.id, percent(share.share), interval, kept, word, remarkOn(row)];
}

interface How {
  readonly bouts: number;
  readonly seed: string;
}

/** Bouts of an offer between two looks at whether to go on. */
const SLICE = 50;

/** Measures one offer after the other; Ctrl+C leaves the last with what was played of it. */
async function measureAll(
  all: readonly Measured[],
  { bouts, seed }: How,
): Promise<{ readonly rows: Row[]; readonly stopped: Stopped | null }> {
  const total = all.length * bouts;
  const [progress, stopping] = [new Progress(total), new Stopping()];
  const rows: Row[] = [];
  let done = 0;
  for (const each of all) {
    if (!(await stopping.goesOn())) break;
    let share: Share | null = null;
    for (share of measureOffer(each.game, each.offer, { bouts, seed })) {
      done += 1;
      if (share.of % SLICE !== 0) continue;
      progress.at(done);
      if (!(await stopping.goesOn())) break;
    }
    if (share) rows.push({ ...each, share });
  }
  stopping.end();
  progress.end();
  return { rows, stopped: stoppedAfter(done, total) };
}

/** What the packs that a call loads add to the set-ups; everything where it loads none. */
function isAsked({ card }: Measured, { packs }: Loaded): boolean {
  return packs.length === 0 || (card !== null && packs.includes(card.pack));
}

/** What has changed since it was measured is a fault; what nobody measured only where it comes with the game. */
function toldStale(rows: readonly Row[], { packs }: Loaded): number {
  const [unmeasured, stale] = [rows.filter(isUnmeasured).length, rows.filter(isStale).length];
  if (unmeasured + stale > 0) complain(`${unmeasured} never measured, ${stale} changed since: --write keeps the figures`);
  return stale > 0 || (unmeasured > 0 && packs.length === 0) ? FAULTS : DONE;
}

/** `damnatio difficulty`: how a newcomer fares in everything that the set-ups offer. */
export function difficultyCommand(house: House): Command {
  return {
    name: 'difficulty',
    words: 1,
    usage: 'difficulty [GAME] [--content DIR] [--bouts 1000] [--seed 1] [--write]',
    examples: ['difficulty', 'difficulty --bouts 2000 --write', 'difficulty --content my-pack --write'],
    summary:
      'Plays what the set-ups offer as a newcomer would, with --content what a pack adds to it, and holds it against the figures that are kept; --write keeps them.',
    options: {
      bouts: { type: 'string', value: 'N', help: 'bouts for each offer (1000)' },
      seed: { type: 'string', value: 'TEXT', help: 'seed of the dice (1)' },
      write: { type: 'boolean', help: 'writes the figures where they are kept' },
    },
    async run(parsed) {
      const loaded = house.load(parsed);
      const { kit, parts } = gamesOf(house, loaded);
      const [wanted] = parsed.words;
      const measured = parts.filter(({ offers }) => offers).map(({ id }) => id);
      if (wanted !== undefined && !measured.includes(wanted))
        throw new UsageError(`nothing of “${wanted}” is measured; there are ${listed(measured)}`);
      const how = {
        bouts: numberOption(parsed, 'bouts', USUAL_MEASURE.bouts, 1, 1_000_000),
        seed: textOption(parsed, 'seed', USUAL_MEASURE.seed),
      };
      const cards = new Map(loaded.catalogue.cards.map((card) => [`${card.kind} ${card.id}`, card]));
      const all = parts.flatMap(({ id, offers }): Measured[] => {
        if (!offers || (wanted !== undefined && wanted !== id)) return [];
        const game = gameOf(kit, { ruleset: id });
        return offers
          .list(game.content)
          .map((offer): Measured => ({ game, offer, card: cards.get(`${kindOf(offer)} ${offer.id}`) ?? null }))
          .filter((each) => isAsked(each, loaded));
      });
      const { rows, stopped } = await measureAll(all, how);
      if (flag(parsed, 'json'))
        printJson(
          rows.map(({ game, offer, share }) => ({ game: game.desk.id, kind: kindOf(offer), id: offer.id, kept: offer.newcomer, ...share })),
        );
      else print(table([['game', 'kind', 'offer', 'newcomer wins', '95 % interval', 'kept figure', 'word', ''], ...rows.map(line)]));
      if (stopped) {
        complain(`${stoppedText(stopped, 'bouts')}${flag(parsed, 'write') ? ' Nothing is written.' : ''}`);
        return STOPPED;
      }
      return flag(parsed, 'write') ? writeAll(rows) : toldStale(rows, loaded);
    },
  };
}
