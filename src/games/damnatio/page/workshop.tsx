import './workshop.css';
import type { WorkshopPart } from '../../../app/index.ts';
import { wordsOf } from '../../../hud/common/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import type { HuntGame, HuntReport } from '../desk/index.ts';
import { huntsOf, setupOfHunt } from '../desk/index.ts';
import type { DamnatioContent, HuntSetup } from '../rules/index.ts';
import { beginHuntBout, huntSetup } from '../rules/index.ts';
import { BeastCardPanel, huntNames } from '../screens/index.ts';
import { tablesOf } from './workshop-tables.ts';
import { paletteOf } from './workshop-palette.ts';
import { coverageOf } from './workshop-coverage.ts';

/** The beast that men and arenas are tried with. */
function usualBeast({ beasts, hunts }: DamnatioContent): string {
  return Object.values(hunts).find((hunt) => hunt.beasts.length === 1)?.beasts[0] ?? Object.keys(beasts)[0]!;
}

function trialOf(content: DamnatioContent, kind: string, id: string): HuntSetup | null {
  const beasts = [usualBeast(content)];
  if (kind === 'beast') return Object.hasOwn(content.beasts, id) ? huntSetup({ beasts: [id] }) : null;
  if (kind === 'hunt') return Object.hasOwn(content.hunts, id) ? setupOfHunt(content.hunts[id]!) : null;
  if (kind === 'arena') return Object.hasOwn(content.arenas, id) ? huntSetup({ beasts, arena: id }) : null;
  if (Object.hasOwn(content.men, id)) return { ...huntSetup({ beasts, men: [id] }), draw: 3 };
  return kind === 'attack' || kind === 'defend' ? huntSetup({ beasts }) : null;
}

/** How cards of hunts are made. */
export const workshop: WorkshopPart<HuntGame> = {
  kinds: ['beast', 'hunt', 'noxius', 'bestiarius', 'attack', 'defend', 'arena'],
  players: ['naive', 'newcomer', 'skilled', 'random'],
  trialOf: ({ content, kind, id }) => trialOf(content, kind, id),
  face({ services, game, content, kind, id, setup }) {
    const card = kind === 'beast' && Object.hasOwn(content.beasts, id) ? content.beasts[id]! : null;
    if (!card || !setup) return null;
    const { bout } = beginHuntBout(huntsOf(game.kit).rules, setup, seededRng('face'));
    const beast = bout.state.beasts[0]!;
    const words = wordsOf(game.catalogue.messages, huntNames(bout.world));
    return (
      <BeastCardPanel
        card={card}
        figure={beast.id}
        hp={card.ratings.hitPoints}
        words={words}
        palette={services.settings.value.palette}
        trace={null}
        intent={null}
      />
    );
  },
  palette: ({ content, kind, id }) => (kind === 'beast' && Object.hasOwn(content.beasts, id) ? paletteOf(content.beasts[id]!) : []),
  told: (report, { content, id, kind }, messages) => {
    const card = kind === 'beast' ? content.beasts[id] : undefined;
    const told = report as HuntReport;
    return { tables: tablesOf(told, card ?? null), steps: card ? coverageOf(told, card, messages) : [] };
  },
};
