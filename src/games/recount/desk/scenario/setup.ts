import { figureIds } from '../../../../engine/bout/index.ts';
import type { FigureLine } from '../../../../session/index.ts';
import { ScenarioError } from '../../../../session/index.ts';
import type { RecountSetup } from '../../rules/index.ts';
import { readRecountSetup } from '../read-setup.ts';
import type { RecountScenario, TurnLine } from './file.ts';

const SIDES = 'abcdef';

function placeIn(ids: readonly string[], id: string, field: string): number {
  const place = ids.indexOf(id);
  if (place < 0) throw new ScenarioError(field, `there is no fighter "${id}"; there is ${ids.join(', ')}`);
  return place;
}

function placed({ card: _, side: _s, name: _n, at, facing = 0, ensnaredBy, ...rest }: FigureLine, ids: readonly string[], field: string) {
  const [q, r] = at ?? [0, 0];
  const net = typeof ensnaredBy === 'string' ? { ensnaredBy: placeIn(ids, ensnaredBy, `${field}.ensnaredBy`) } : {};
  return { at: { q, r }, facing, ...rest, ...net };
}

function turnOf(turn: number | TurnLine | undefined, order: readonly number[], ids: readonly string[]) {
  const { of, ap = null, ...rest } = typeof turn === 'number' ? { ap: turn } : (turn ?? {});
  return { fighter: of === undefined ? (order[0] ?? 0) : placeIn(ids, of, 'turn.of'), ap, ...rest };
}

/** The bout that a scenario begins with. Throws `ScenarioError` or `ReadError` naming a field that is wrong. */
export function boutOf(file: RecountScenario): RecountSetup {
  const lines = file.fighters.map((line): FigureLine => (typeof line === 'string' ? { card: line } : line));
  const ids = figureIds(lines.map(({ card }) => card));
  const fighters = lines.map(({ card, side, name, strength, full }, index) => {
    const drawn = file.setUp && typeof full === 'number' ? { strength: { full, now: strength ?? full } } : {};
    return { card, side: side ?? SIDES[index], name: name ?? null, ...drawn };
  });
  const order = (file.order ?? ids).map((id, place) => placeIn(ids, id, `order[${place}]`));
  const position = file.setUp
    ? null
    : {
        round: file.round ?? 1,
        order,
        turn: turnOf(file.turn, order, ids),
        fighters: lines.map((line, index) => placed(line, ids, `fighters[${index}]`)),
      };
  const { arena = null, lex = {}, voters = null } = file;
  return readRecountSetup({ ruleset: 'recount', arena, fighters, lex, voters, position });
}
