import { BANKS, iconPath, SIGNS } from '../../art/index.ts';
import { signed } from '../common/index.ts';

interface Held {
  readonly bank: number;
  readonly value: number;
}

interface CaveaProps {
  /** Cloths held up so far. */
  readonly cloths: readonly Held[];
  /** Which way the thumbs point; null before the dice lie. */
  readonly thumbs: 'up' | 'down' | null;
}

const WIDTH = 640;
const HEIGHT = 204;
const MIDDLE = { x: WIDTH / 2, y: 236 };
/** Half axes of the innermost and the outermost row. */
const INNER = { x: 176, y: 124 };
const OUTER = { x: 308, y: 218 };
const ROWS = 4;
const HEADS = 5;
/** The banks begin and end so far above the sand, in radians. */
const EDGE = 0.16;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A point of a bank: `u` from its left to its right, `v` from the innermost row to the outermost, 0 to 1. */
function at(bank: number, u: number, v: number): Place {
  const angle = Math.PI + EDGE + ((bank + u) / BANKS) * (Math.PI - 2 * EDGE);
  return {
    x: MIDDLE.x + Math.cos(angle) * (INNER.x + (OUTER.x - INNER.x) * v),
    y: MIDDLE.y + Math.sin(angle) * (INNER.y + (OUTER.y - INNER.y) * v),
  };
}

const points = (places: readonly Place[]): string => places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** Half of the cavea seen from the sand: twelve banks of heads, cloths held up for and against, thumbs at the end. */
export function Cavea({ cloths, thumbs }: CaveaProps) {
  return (
    <svg class="appeal-cavea" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {Array.from({ length: BANKS }, (_, bank) => (
        <Bank key={bank} bank={bank} cloth={cloths.find((held) => held.bank === bank) ?? null} thumbs={thumbs} />
      ))}
    </svg>
  );
}

function Bank({ bank, cloth, thumbs }: { readonly bank: number; readonly cloth: Held | null; readonly thumbs: CaveaProps['thumbs'] }) {
  const corners = [at(bank, 0.05, -0.06), at(bank, 0.95, -0.06), at(bank, 0.95, 1.04), at(bank, 0.05, 1.04)];
  const lit = thumbs ? `turned ${thumbs}` : cloth ? `lit ${cloth.value < 0 ? 'against' : 'for'}` : '';
  return (
    <g class={`appeal-bank ${lit}`} style={{ '--late': `${Math.abs(bank - (BANKS - 1) / 2) * 40}ms` }}>
      <polygon class="appeal-seats" points={points(corners)} />
      {Array.from({ length: ROWS * HEADS }, (_, i) => (
        <Spectator
          key={i}
          place={at(
            bank,
            0.14 + (0.72 * ((i % HEADS) + 0.5 * (Math.floor(i / HEADS) % 2))) / (HEADS - 0.5),
            (Math.floor(i / HEADS) + 0.45) / ROWS,
          )}
        />
      ))}
      {thumbs ? <Thumb way={thumbs} place={at(bank, 0.5, 0.5)} /> : cloth ? <Cloth value={cloth.value} place={at(bank, 0.5, 0.5)} /> : null}
    </g>
  );
}

/** Shoulders and a head. */
function Spectator({ place: { x, y } }: { readonly place: Place }) {
  return (
    <path
      class="appeal-head"
      d={`M${(x - 4.2).toFixed(1)} ${(y + 8).toFixed(1)}q.4-6.6 4.2-6.6t4.2 6.6zM${(x - 2.7).toFixed(1)} ${(y - 1.6).toFixed(1)}a2.7 2.9 0 1 1 5.4 0a2.7 2.9 0 1 1-5.4 0z`}
    />
  );
}

/** A cloth waved for him, or let down against him, with what it counts. */
function Cloth({ value, place: { x, y } }: { readonly value: number; readonly place: Place }) {
  const shape = value < 0 ? 'M-19-16H19V12L12.7 20 6.3 12 0 20-6.3 12-12.7 20-19 12Z' : 'M-19-10Q-9-19 0-11T19-14V15Q9 8 0 15T-19 13Z';
  return (
    <g class="appeal-cloth" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path d={shape} />
      <text y="7" text-anchor="middle">
        {signed(value)}
      </text>
    </g>
  );
}

function Thumb({ way, place: { x, y } }: { readonly way: 'up' | 'down'; readonly place: Place }) {
  const side = 46;
  return (
    <g class="appeal-thumb" transform={`translate(${(x - side / 2).toFixed(1)} ${(y - side / 2).toFixed(1)}) scale(${side / 512})`}>
      <path d={iconPath(way === 'up' ? SIGNS.mercy : SIGNS.death)} />
    </g>
  );
}
