import type { Command, Loading } from '../../../cli/index.ts';
import { choiceOption, DONE, flag, linkOrNull, print, printJson, table, textOption } from '../../../cli/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import { nextFixture } from '../../../engine/season/index.ts';
import type { GameKit } from '../../../session/index.ts';
import { beginSession } from '../../../session/index.ts';
import { RECOUNT_POLICIES } from '../bots/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { recountOf } from '../desk/index.ts';
import type { ClassCard } from '../rules/index.ts';
import type { TournamentState, TournamentStep } from '../tournament/index.ts';
import { aiBet, beginTournament, boutOf, command, humanOf, hireProblem, meeting } from '../tournament/index.ts';

type Classes = Readonly<Record<string, ClassCard>>;

/** Fights the bout that comes next with the best bots, the thumbs of lanistae among their answers; with the link that plays it again. */
function fight(kit: GameKit, state: TournamentState) {
  const { setup, seed } = boutOf(state);
  const session = beginSession<RecountGame>(kit, setup, seed);
  const rng = seededRng(`${seed} bots`);
  while (session.decision()) session.play(RECOUNT_POLICIES.skilled.policy(session.bout.forBots, rng));
  const end = session.view.state;
  const [red, blue] = meeting(state);
  const { round } = nextFixture(state.rounds)!;
  const winner = end.fighters.findIndex(({ side }) => side === end.outcome?.winner);
  const fought = {
    tournament: state.number,
    round: round + 1,
    red: red.name,
    blue: blue.name,
    by: end.outcome!.by,
    winner: winner < 0 ? null : end.fighters[winner]!.name,
    link: linkOrNull(kit, session.record()),
  };
  return { fought, end };
}

/** What the player's lanista does when a bot plays him: the first class that he may hire, bets like the others. */
function hired(classes: Classes, state: TournamentState): TournamentStep {
  const you = humanOf(state);
  const card = Object.keys(classes).find((id) => hireProblem(state, classes, you, id) === null);
  return command(classes, state, { type: 'hire', card: card! });
}

function staked(classes: Classes, state: TournamentState): TournamentStep {
  const [red, blue] = meeting(state);
  const bet = aiBet(classes, state.house, humanOf(state), red, blue);
  return command(classes, state, { type: 'bet', on: bet?.on ?? null, stake: bet?.stake ?? 0 });
}

/** Plays all tournaments from the first hire to the richest lanista. */
function playTournament(kit: GameKit, seed: string) {
  const { classes } = recountOf(kit).content;
  const bouts: ReturnType<typeof fight>['fought'][] = [];
  let { state, events } = beginTournament(classes, seed, 'You');
  const go = (step: TournamentStep): void => {
    state = step.state;
    events = [...events, ...step.events];
  };
  while (state.phase !== 'over') {
    if (state.phase === 'hire') go(hired(classes, state));
    else if (state.phase === 'bet') go(staked(classes, state));
    else {
      const { fought, end } = fight(kit, state);
      bouts.push(fought);
      go(command(classes, state, { type: 'settle', bout: end }));
    }
  }
  return { state, events, bouts };
}

function tell({ state, bouts }: ReturnType<typeof playTournament>): void {
  for (const { tournament, round, red, blue, winner, by, link } of bouts) {
    print(`${tournament}.${round}  ${red} against ${blue}: ${winner ?? 'nobody'} (${by})`);
    if (link !== null) print(`     ${link}`);
  }
  const rows = state.lanistae.map(({ id, name, funds, stable }) => {
    const men = stable.map(({ name: man, card }) => `${man} (${card})`).join(', ');
    return [id === state.winner ? `${name} *` : name, String(funds), men];
  });
  print('');
  print(table([['lanista', 'sesterces', 'stable'], ...rows]));
}

/** `damnatio tournament`: stables, bets and bouts, played by bots. */
export function tournamentCommand({ load }: Loading): Command {
  return {
    name: 'tournament',
    words: 0,
    usage: 'tournament --ruleset recount [--seed 3] [--json]',
    examples: ['tournament --seed 3'],
    summary:
      'Plays tournaments of recount with bots: stables, bets, seven bouts each with a link to play it again, and the richest lanista.',
    options: {
      ruleset: { type: 'string', value: 'ID', help: 'the game: recount' },
      seed: { type: 'string', value: 'TEXT', help: 'seed of everything (1)' },
    },
    run(parsed) {
      choiceOption(parsed, 'ruleset', ['recount'], 'recount');
      const { kit } = load(parsed);
      const chronicle = playTournament(kit, textOption(parsed, 'seed', '1'));
      const { winner, lanistae } = chronicle.state;
      if (flag(parsed, 'json')) printJson({ winner, lanistae, bouts: chronicle.bouts, events: chronicle.events });
      else tell(chronicle);
      return DONE;
    },
  };
}
