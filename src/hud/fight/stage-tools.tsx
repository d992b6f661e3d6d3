import type { HexMark } from '../../art/index.ts';
import { drawMark, PALETTES } from '../../art/index.ts';
import { capital, Canvas, Icon, Key, percent, useKeyed } from '../common/index.ts';
import { announce, type AnyFight } from './fight-model.ts';
import { nextStage, numbersInWords, stageWords } from './reach.ts';
import './stage-tools.css';

type Shown = Pick<AnyFight, 'threats' | 'threat' | 'foesReach' | 'overlays' | 'settings' | 'options' | 'words' | 'announcement' | 'idle'>;

/** Goes on to the next opponent whose reach is drawn, and says whose it is. */
export function cycleReach(model: Pick<AnyFight, 'foesReach' | 'words' | 'announcement'>): void {
  const { foesReach: reach, words } = model;
  reach.stage.value = nextStage(reach);
  reach.chosen(reach.stage.value > 0);
  const now = stageWords(reach, words);
  const chances = reach.shown.value?.chances;
  if (now === 'off') return announce(model, 'Reach: off.');
  if (!chances) return announce(model, `Reach: ${now}, being counted.`);
  announce(model, `Reach: ${now}. At most ${percent(Math.max(0, ...[...chances.values()].map((chance) => chance.valueOf())))}.`);
}

/** Says what the numbers are while *Reach* is on by itself, and how to be rid of them; in the first round of a bout. */
export function ReachNote({ model }: { readonly model: Pick<AnyFight, 'foesReach' | 'settings' | 'settled' | 'overlays'> }) {
  const { foesReach: reach, settings, settled, overlays } = model;
  if (!reach.byItself.value || reach.foes.value.length === 0 || settled.value.view.state.round > 1) return null;
  const by = settings.value.letterKeys ? 'F' : 'The eye by the sand';
  return (
    <p class="quiet reach-note">
      {numbersInWords(overlays.value, 'AP')}. {by} hides it.
    </p>
  );
}

/** What is marked on the sand: a button for each stage, one for who reaches where, and what the hatches mean. */
export function StageTools({ model }: { readonly model: Shown }) {
  const { threats, threat, foesReach: reach, words, settings, options } = model;
  const keyed = useKeyed();
  const { legend } = settings.value;
  const asked = reach.foes.value.length > 0;
  return (
    <div class="stage-tools">
      {legend ? <Legend model={model} /> : null}
      <div class="stage-row">
        <div class="stage-buttons" role="group" aria-label={threats.name}>
          {threats.levels.map((level, stage) => (
            <button
              key={level}
              type="button"
              class="button"
              data-threat={stage}
              aria-pressed={threat.value === stage}
              title={keyed(`${threats.name}: ${level}`, 'T')}
              onClick={() => void (threat.value = stage)}
            >
              {capital(level)}
            </button>
          ))}
        </div>
        <div class="stage-buttons">
          {reach.isKnown ? (
            <button
              type="button"
              class="button stage-reach"
              aria-pressed={reach.stage.value > 0 && asked}
              aria-disabled={!asked}
              title={keyed('Where can he reach me? Each opponent, then all', 'F')}
              onClick={() => (asked ? cycleReach(model) : undefined)}
            >
              <Icon sign="watch" /> Reach: {stageWords(reach, words)} <Key name="F" />
            </button>
          ) : null}
          <button
            type="button"
            class="button icon-button stage-legend"
            aria-label="What the hatches mean"
            title="What the hatches mean"
            aria-pressed={legend}
            onClick={() => options.onSettings({ legend: !legend })}
          >
            <Icon sign="help" />
          </button>
        </div>
      </div>
    </div>
  );
}

/** Marks that say themselves what they are. */
const PLAIN: readonly HexMark['kind'][] = ['hover', 'selected'];

/** What each hatch in view means now. */
function Legend({ model: { overlays, threats, settings, foesReach } }: { readonly model: Shown }) {
  const { palette } = settings.value;
  const numbered = foesReach.shown.value?.chances;
  const kinds = [...new Set(overlays.value.marks.map(({ kind }) => kind))]
    .filter((kind) => !PLAIN.includes(kind) && threats.means(kind))
    .filter((kind) => !numbered || !kind.startsWith('danger-')) // their numbers stand on the hexes
    .toSorted();
  if (kinds.length === 0) return null;
  return (
    <ul class="legend" tabIndex={0} aria-label="What the hatches mean">
      {numbered ? <li>{numbersInWords(overlays.value, 'AP')}</li> : null}
      {kinds.map((kind) => (
        <li key={kind}>
          <Canvas
            size={20}
            drawn={`${kind} ${palette}`}
            draw={(context) => drawMark(context, kind, { size: 9, palette: PALETTES[palette] })}
          />{' '}
          {threats.means(kind)}
        </li>
      ))}
    </ul>
  );
}
