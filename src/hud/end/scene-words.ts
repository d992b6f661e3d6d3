import type { BoutEvent, EventOf, FigureId } from '../../engine/bout/index.ts';
import { capital, listed, narrate, plain, type Words } from '../common/index.ts';

/** An attack as it is told in a digest, and what came of it as far as that is known. */
interface Blow {
  readonly fill: { readonly figure: string; readonly target: string; readonly verb: string; readonly how: string; readonly attack: string };
  came: 'hit' | 'miss' | 'double' | null;
  face: number;
}

interface Telling {
  readonly words: Words;
  readonly lines: string[];
  blow: Blow | null;
}

/** The blow of an attack between fighters; null where the game tells its attacks otherwise. */
function blowOf(event: EventOf<'attacked'>, words: Words): Blow | null {
  if (event.quadrant === undefined || !words.has('digest-verb', event.kind)) return null;
  const side = words.has('digest-side', event.quadrant) ? words.say('digest-side', event.quadrant) : '';
  const fill = {
    figure: words.figure(event.figure),
    target: words.figure(event.target),
    verb: words.say('digest-verb', event.kind),
    how: side && ` ${side}`,
    attack: words.card(event.attack),
  };
  return { fill, came: null, face: 0 };
}

/** Says a blow of which nothing more is to be said than how it fell out. */
function close(telling: Telling): void {
  const { blow, words, lines } = telling;
  if (blow?.came) lines.push(words.say('digest', blow.came, { ...blow.fill, face: blow.face }));
  telling.blow = null;
}

function wounded(telling: Telling, event: EventOf<'wounded'>): void {
  const { blow, words, lines } = telling;
  const life = words.say('story', event.net === 1 ? 'life-one' : 'life');
  const left = event.to > 0 ? words.say('digest', 'left', { left: plain(event.to) }) : words.say('digest', 'none-left');
  const lost = { net: event.net, life, left, figure: words.figure(event.figure) };
  if (blow?.came === 'hit' && event.net > 0) {
    lines.push(words.say('digest', 'wound', { ...blow.fill, ...lost, figure: blow.fill.figure }));
    telling.blow = null;
    return;
  }
  close(telling);
  lines.push(event.net > 0 ? words.say('digest', 'loses', lost) : narrate(event, words));
}

function tell(telling: Telling, event: BoutEvent): void {
  const { words, lines } = telling;
  switch (event.type) {
    case 'attacked':
      close(telling);
      telling.blow = blowOf(event, words);
      if (!telling.blow) lines.push(narrate(event, words));
      return;
    case 'clashed':
      if (!telling.blow) return void lines.push(narrate(event, words));
      telling.blow.came = event.result;
      telling.blow.face = event.faces[0];
      return;
    case 'saved':
      // one that failed is told by its wound
      if (telling.blow?.came !== 'hit') return void lines.push(narrate(event, words));
      if (event.passed) lines.push(words.say('digest', 'saved', telling.blow.fill));
      if (event.passed) telling.blow = null;
      return;
    case 'wounded':
      return wounded(telling, event);
    case 'bout-ended':
      return;
    default:
      close(telling);
      lines.push(narrate(event, words));
  }
}

/** A scene of a digest as somebody would tell it: blow and harm in one sentence, nothing twice, and not that it is over. */
export function sceneWords(events: readonly BoutEvent[], words: Words): string {
  const telling: Telling = { words, lines: [], blow: null };
  for (const event of events) tell(telling, event);
  close(telling);
  return telling.lines
    .filter((line, at, all) => line !== '' && line !== all[at - 1])
    .map(capital)
    .join(' ');
}

function nameWithKind(figure: FigureId, words: Words): string {
  const kind = words.kind(figure);
  return kind === null ? words.title(figure) : words.say('digest', 'who', { figure: words.title(figure), kind });
}

/** Who met whom, and who drew first blood: `Aurius (murmillo) against Triumphus (thraex). Triumphus drew first blood in round 2.` */
export function openingWords(steps: readonly { readonly events: readonly BoutEvent[] }[], words: Words): string {
  const events = steps.flatMap((step) => step.events);
  const start = events.find((event) => event.type === 'bout-started');
  if (start?.type !== 'bout-started') return '';
  const sides = [...new Set(start.figures.map(({ side }) => side))].map((side) =>
    listed(start.figures.filter((one) => one.side === side).map(({ figure }) => nameWithKind(figure, words))),
  );
  const meet = capital(words.say('digest', 'meet', { sides: sides.join(` ${words.say('event', 'against')} `) }));
  let round = 0;
  for (const event of events) {
    if (event.type === 'round-started') round = event.round;
    if (event.type !== 'wounded' || event.by === null || event.net <= 0) continue;
    return `${meet} ${capital(words.say('digest', 'first-blood', { figure: words.figure(event.by), round }))}`;
  }
  return meet;
}
