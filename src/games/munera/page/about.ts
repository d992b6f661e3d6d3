import type { MuneraSetup, Munera, MuneraContent } from '../rules/index.ts';
import type { GameKit, MuneraReplay, MuneraSession } from '../../../session/index.ts';
import { listed } from '../../../hud/common/index.ts';
import type { BoutAbout } from '../../../app/storage/about.ts';

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const MOST_NAMED = 2;

/** Sides of a set-up in the order in which they come in. */
export function sidesOf({ fighters }: MuneraSetup): string[] {
  return [...new Set(fighters.map(({ side }) => side))];
}

/** Those of a side in a few words: `Murmillo`, `Retiarius and Secutor`, `Three noxii`. */
export function sideTitle({ fighters }: Pick<MuneraContent, 'fighters'>, cards: readonly string[]): string {
  const count = COUNTS[cards.length] ?? String(cards.length);
  const found = cards.map((card) => fighters[card]);
  if (cards.length > 1 && found.every((card) => card?.kind === 'noxius')) return `${count} noxii`;
  const names = cards.map((card, index) => found[index]?.name ?? card);
  if (names.length > 1 && new Set(names).size === 1) return `${count} of the class ${names[0]!.toLowerCase()}`;
  return names.length <= MOST_NAMED ? listed(names) : `${count} fighters`;
}

/** Every side of a set-up in a few words. */
export function sideTitles(content: Pick<MuneraContent, 'fighters'>, setup: MuneraSetup): string[] {
  return sidesOf(setup).map((side) =>
    sideTitle(
      content,
      setup.fighters.filter((each) => each.side === side).map(({ card }) => card),
    ),
  );
}

function about(kit: GameKit, setup: MuneraSetup, seed: string, bout: Munera): BoutAbout {
  const { round, fighters } = bout.state;
  const outcome = bout.outcome();
  const place = sidesOf(setup).indexOf(outcome?.winner ?? '');
  const count = (wanted: string): number => fighters.filter(({ fate }) => fate === wanted).length;
  return {
    ruleset: 'munera',
    sides: sideTitles(kit.munera.content, setup),
    round,
    outcome: outcome?.by ?? null,
    winner: place < 0 ? null : place,
    spared: count('spared'),
    dead: count('dead'),
    seed,
  };
}

/** A bout in short, for lists and beside Continue. */
export function aboutBout({ kit, setup, seed, bout }: MuneraSession): BoutAbout {
  return about(kit, setup, seed, bout);
}

/** The same of a record that was played again. */
export function aboutBoutReplay(kit: GameKit, { record, positions }: MuneraReplay): BoutAbout {
  return about(kit, record.setup, record.seed, positions.at(-1)!);
}
