import { useEffect, useRef } from 'preact/hooks';
import type { PaletteId } from '../../art/index.ts';
import { drawRudis, PALETTES, portraitOf, seedOf } from '../../art/index.ts';
import { isReduced, letterSize, useWidth } from '../common/index.ts';
import { CopyButton } from '../page/index.ts';
import type { LinkView, PersonView } from './types.ts';

interface RudisProps {
  readonly person: PersonView;
  readonly palette: PaletteId;
  /** The career in a few sentences. */
  readonly story: readonly string[];
  /** What is handed on: the story and the way to the bout that won it. */
  readonly shared: () => string;
  readonly ways: readonly LinkView[];
}

/** Milliseconds between the two pictures of the crowd, and how often it changes. */
const BEAT = 280;
const BEATS = 24;
/** Height for a width, and its bounds in letters. */
const SHARE = 0.46;
const LEAST = 16;
const MOST = 27;

/** The award of the wooden sword: the scene, the story, and something to hand on. */
export function RudisScene({ person, palette, story, shared, ways }: RudisProps) {
  return (
    <>
      <Scene person={person} palette={palette} />
      <section class="panel rudis-story" aria-labelledby="rudis-title">
        <h2 id="rudis-title">{person.name} is free</h2>
        {story.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p class="button-row">
          <CopyButton text={shared} done="Story and link copied">
            Copy the story and a link
          </CopyButton>
          {ways.map(({ text, href }) => (
            <a key={href} class="button" href={href}>
              {text}
            </a>
          ))}
        </p>
      </section>
    </>
  );
}

/** Decoration: the heading and the story say it in words. */
function Scene({ person, palette }: Pick<RudisProps, 'person' | 'palette'>) {
  const [box, width] = useWidth();
  const canvas = useRef<HTMLCanvasElement>(null);
  const letter = letterSize();
  const height = Math.round(Math.min(MOST * letter, Math.max(LEAST * letter, width * SHARE)));
  useEffect(() => {
    if (width === 0 || !canvas.current) return undefined;
    const on = canvas.current;
    const ratio = Math.min(2, Math.max(1, window.devicePixelRatio));
    const put = (frame: 0 | 1): void => {
      on.width = Math.round(width * ratio);
      on.height = Math.round(height * ratio);
      const context = on.getContext('2d');
      if (!context) return;
      context.scale(ratio, ratio);
      const figure = {
        portrait: portraitOf(person.card, 'gladiator'),
        beast: false,
        state: 'winner',
        hp: 1,
        initial: person.name.charAt(0),
      } as const;
      drawRudis(context, { figure, width, height, palette: PALETTES[palette], seed: seedOf(person.name), frame });
    };
    let beat = 0;
    let gone = false;
    put(0);
    void document.fonts?.ready.then(() => (gone ? undefined : put(0))); // letters in stone are cut in the face of the page
    if (isReduced()) return () => void (gone = true);
    const timer = setInterval(() => {
      beat += 1;
      put((beat % 2) as 0 | 1);
      if (beat >= BEATS) clearInterval(timer);
    }, BEAT);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [width, height, palette, person.card, person.name]);
  return (
    <div class="rudis-scene" ref={box} aria-hidden="true">
      <canvas ref={canvas} style={{ height: `${height}px` }} />
    </div>
  );
}
