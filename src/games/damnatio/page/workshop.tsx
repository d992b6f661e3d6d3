import './workshop.css';
import type { Aim, Opponent, TrialBout, TriedCard, TriedTerms, WorkshopPart } from '../../../app/index.ts';
import { behaviourPalette } from '../../../app/index.ts';
import { wordsOf } from '../../../hud/common/index.ts';
import { CardFigure } from '../../../hud/workshop/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import { huntsOf, setupOfHunt, type HuntGame, type HuntReport } from '../desk/index.ts';
import { hasBehaviour } from '../../../session/index.ts';
import { beginHuntBout, huntSetup, type BeastCard, type DamnatioContent } from '../rules/index.ts';
import { BeastCardPanel, huntNames } from '../screens/index.ts';
import { tablesOf } from './workshop-tables.ts';
import { RULES } from './workshop-rules.ts';
import { lastOfTrigger, paletteOf } from './workshop-palette.ts';
import { coverageOf } from './workshop-coverage.ts';

/** Kinds of cards that are tried against a beast. */
const AGAINST_BEASTS: readonly string[] = ['noxius', 'bestiarius', 'attack', 'defend', 'arena', 'behaviour'];

/** Beasts that cards are tried against: that of the first hunt of one beast before the others. */
function beastsOf({ beasts, hunts }: DamnatioContent): Opponent[] {
  const usual = Object.values(hunts).find((hunt) => hunt.beasts.length === 1)?.beasts[0];
  const all = Object.values(beasts).map(({ id, name }) => ({ id, name: name.en }));
  return all.toSorted((a, b) => Number(b.id === usual) - Number(a.id === usual));
}

function beastOf({ content: { beasts }, kind, id }: TriedCard<HuntGame>): BeastCard | null {
  return kind === 'beast' && Object.hasOwn(beasts, id) ? beasts[id]! : null;
}

/** The hunt in which a card stands, or what it extends in its place; null for one that is not there. */
function trialOf({ content, kind, id }: TriedCard<HuntGame>, { against, stands }: TriedTerms): TrialBout<HuntGame> | null {
  const beasts = [against];
  const has = (cards: Readonly<Record<string, unknown>>): boolean => Object.hasOwn(cards, id) && Object.hasOwn(cards, stands);
  switch (kind) {
    case 'beast':
      return has(content.beasts) ? { setup: huntSetup({ beasts: [stands] }) } : null;
    case 'hunt':
      return has(content.hunts) ? { setup: setupOfHunt(content.hunts[stands]!) } : null;
    case 'arena':
      return has(content.arenas) ? { setup: huntSetup({ beasts, arena: stands }) } : null;
    case 'behaviour':
      return hasBehaviour(content, id) ? { setup: huntSetup({ beasts }), fixed: { men: stands } } : null;
    case 'attack':
    case 'defend':
      // It is dealt with the others of its deck, so that nothing can stand in its place.
      return stands === id ? { setup: huntSetup({ beasts }) } : null;
    default:
      return has(content.men) ? { setup: { ...huntSetup({ beasts, men: [stands] }), draw: 3 } } : null;
  }
}

/** What the modder's guide calls fair. */
const AIM: Aim = {
  of: 'won',
  least: 0.15,
  most: 0.6,
  text: 'A beast is fair if four noxii who are played well win 15 to 60 hunts of 100.',
  below: 'it is too strong',
  above: 'it is too weak',
};

/** How cards of hunts are made. */
export const workshop: WorkshopPart<HuntGame> = {
  model: 'lion',
  kinds: ['beast', 'hunt', 'noxius', 'bestiarius', 'attack', 'defend', 'arena', 'behaviour'],
  many: { attack: 'attack cards', defend: 'defend cards' },
  players: ['skilled', 'newcomer', 'naive', 'random'],
  aimOf: ({ kind }) => (kind === 'beast' ? AIM : null),
  tester: 'skilled',
  called: ({ kind, name }) => (kind === 'beast' ? `the ${name.toLowerCase()}` : name),
  opponents: ({ content, kind }) => (AGAINST_BEASTS.includes(kind) ? beastsOf(content) : []),
  trialOf,
  firstSide: () => 'the men',
  faceOf: (kind) => (kind === 'beast' || kind === 'noxius' || kind === 'bestiarius' ? kind : null),
  face({ services, game, content, kind, id, setup }) {
    const card = beastOf({ content, kind, id });
    if (!card || !setup) return null;
    const { bout } = beginHuntBout(huntsOf(game.kit).rules, setup, seededRng('face'));
    const beast = bout.state.beasts[0]!;
    const words = wordsOf(game.catalogue.messages, huntNames(bout.world));
    return (
      <>
        <CardFigure card={id} kind="beast" />
        <BeastCardPanel
          card={card}
          figure={beast.id}
          hp={card.ratings.hitPoints}
          words={words}
          palette={services.settings.value.palette}
          trace={null}
          intent={null}
        />
      </>
    );
  },
  palette(tried) {
    const beast = beastOf(tried);
    return beast ? paletteOf(beast) : behaviourPalette(tried, RULES);
  },
  standsBefore(tried, list, item) {
    const beast = list.join('.') === 'procedure' ? beastOf(tried) : null;
    return beast && lastOfTrigger(beast, item);
  },
  told: (report, { content, id, kind }, messages) => {
    const card = kind === 'beast' ? content.beasts[id] : undefined;
    const told = report as HuntReport;
    return { tables: tablesOf(told, card ?? null), steps: card ? coverageOf(told, card, messages) : [] };
  },
  pathOfStep: ({ id }) => `procedure.${id}`,
};
