import type { Catalogue } from '../../catalogue/index.ts';
import { attackProse, beastProse, defendProse, diffProse, fighterProse, gearProse, manProse } from '../../catalogue/index.ts';
import { DONE, FaultError, UsageError } from '../fault.ts';
import { loadGame } from '../game.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import { print, printJson } from '../output.ts';

function proseOf({ damnatio, munera }: Catalogue, id: string): string[] {
  const beast = damnatio.beasts[id];
  if (beast) return beastProse(beast);
  const man = damnatio.men[id];
  const fighter = Object.hasOwn(munera.fighters, id) ? munera.fighters[id] : undefined;
  if (man) return fighter ? [...manProse(man), 'In munera:', ...fighterProse(fighter, munera).slice(1)] : manProse(man);
  if (fighter) return fighterProse(fighter, munera);
  const gear = Object.hasOwn(munera.gear, id) ? munera.gear[id] : undefined;
  if (gear) return gearProse(gear);
  const all = <Card extends { id: string }>(deck: {
    generic: readonly Card[];
    weapon: Readonly<Record<string, readonly Card[]>>;
    optional: readonly Card[];
  }) => {
    return [...deck.generic, ...Object.values(deck.weapon).flat(), ...deck.optional];
  };
  const attack = all(damnatio.attacks).find((card) => card.id === id);
  if (attack) return attackProse(attack);
  const defend = all(damnatio.defends).find((card) => card.id === id);
  if (defend) return defendProse(defend);
  throw new FaultError(`there is no beast, man, gladiator, gear or card "${id}"`);
}

const SIGN = { same: ' ', removed: '-', added: '+' } as const;

/** `damnatio prose`: a card in sentences, or two compared. */
export const prose: Command = {
  name: 'prose',
  words: 2,
  usage: 'prose ID [OTHER]',
  summary: 'Tells a card in plain sentences; with two ids, what differs.',
  options: {},
  run(parsed) {
    const [id, other] = parsed.words;
    if (id === undefined) throw new UsageError('prose takes the id of a card, or two');
    const { catalogue } = loadGame(parsed);
    if (other === undefined) {
      const sentences = proseOf(catalogue, id);
      if (flag(parsed, 'json')) printJson(sentences);
      else for (const sentence of sentences) print(sentence);
      return DONE;
    }
    const rows = diffProse(proseOf(catalogue, id), proseOf(catalogue, other));
    if (flag(parsed, 'json')) printJson(rows);
    else for (const { type, text } of rows) print(`${SIGN[type]} ${text}`);
    return DONE;
  },
};
