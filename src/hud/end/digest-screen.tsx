import type { FigurePicture, PaletteId } from '../../art/index.ts';
import type { BoutEvent } from '../../engine/bout/index.ts';
import { Medallion, type Words } from '../common/index.ts';
import { Screen } from '../page/index.ts';
import { sceneWords } from './scene-words.ts';
import './digest.css';

/** A scene with those in it as they stood when it was over. */
export interface PicturedScene {
  readonly step: number;
  readonly round: number;
  readonly events: readonly BoutEvent[];
  readonly figures: readonly FigurePicture[];
}

interface DigestScreenProps {
  readonly heading: string;
  /** Who met whom, and how it began. */
  readonly opening: string;
  /** The fight in a sentence; null where nothing in it is worth one. */
  readonly story: string | null;
  /** What came of it, in a sentence. */
  readonly result: string;
  readonly scenes: readonly PicturedScene[];
  readonly words: Words;
  readonly palette: PaletteId;
  readonly sceneHref: (step: number) => string;
  /** The whole fight, at any speed. */
  readonly wholeHref: string;
  readonly endHref: string;
}

function Face({ figure, palette }: { readonly figure: FigurePicture; readonly palette: PaletteId }) {
  const { card, kind, kit, place, arcs, hp, fullHp, initial, posture } = figure;
  return (
    <Medallion
      card={card}
      kind={kind === 'beast' ? 'beast' : 'noxius'}
      palette={palette}
      size={56}
      hp={Math.max(0, hp) / Math.max(1, fullHp)}
      state={posture}
      initial={initial}
      {...(kit ? { kit } : {})}
      {...(place === undefined ? {} : { place })}
      {...(arcs ? { arcs } : {})}
    />
  );
}

/** A fight in half a minute: its turning points in their order, each the way into the replay. */
export function DigestScreen({
  heading,
  opening,
  story,
  result,
  scenes,
  words,
  palette,
  sceneHref,
  wholeHref,
  endHref,
}: DigestScreenProps) {
  return (
    <Screen title={heading}>
      {opening && <p class="panel digest-opening">{opening}</p>}
      <ol class="digest" aria-label="Turning points">
        {scenes.map(({ step, round, events, figures }) => (
          <li key={step} class="panel digest-scene">
            <span class="digest-faces" aria-hidden="true">
              {figures.map((figure) => (
                <Face key={figure.id} figure={figure} palette={palette} />
              ))}
            </span>
            <p class="digest-told">{sceneWords(events, words)}</p>
            <a href={sceneHref(step)}>{round <= 0 ? 'Watch from before the first round' : `Watch from round ${round}`}</a>
          </li>
        ))}
      </ol>
      <div class="panel digest-result">
        <p>{result}</p>
        {story === null ? null : <p class="digest-story">{story}</p>}
      </div>
      <p class="button-row">
        <a class="button primary" href={endHref}>
          How it ended
        </a>
        <a class="button" href={wholeHref}>
          Watch all of it
        </a>
      </p>
    </Screen>
  );
}
