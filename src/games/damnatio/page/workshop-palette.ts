import type { PaletteItem } from '../../../app/index.ts';
import type { BeastCard } from '../rules/index.ts';

/** Steps that are put into a beast's procedure ready made; `%` is the attack that it does most steps with. */
const STEPS = [
  {
    label: 'Slink away when badly hurt',
    about: 'It backs off instead of attacking.',
    value: { id: 'slink', trigger: 'control', when: { hp: { max: 0.25 } }, do: 'backOff', note: 'Badly hurt, it takes no risks.' },
  },
  {
    label: 'Turn on its tormentor',
    about: 'Whoever hurt it in this round is attacked, wherever he stands.',
    value: { id: 'tormentor', trigger: 'control', when: { hurt: { by: 'target' } }, do: '%', note: 'It does not forget.' },
  },
  {
    label: 'Roar when surrounded',
    about: 'It frightens the men instead of attacking.',
    value: { id: 'roar', trigger: 'control', when: { beside: { min: 3 } }, do: { roar: 2 }, note: 'It makes itself large.' },
  },
  {
    label: 'Flee from a crowd',
    about: 'It runs as far as it can.',
    value: { id: 'flee', trigger: 'control', when: { beside: { min: 4 } }, do: 'flee', note: 'Too many of them.' },
  },
  {
    label: 'Go for the one who stands alone',
    about: 'It leaves the group for whoever has no friend beside him.',
    value: { id: 'single-out', trigger: 'control', pick: 'isolated', when: { friends: { max: 0 } }, do: '%', note: 'It singles one out.' },
  },
  {
    label: 'Finish whoever is down',
    about: 'A man who lies is attacked first.',
    value: { id: 'finish', trigger: 'control', when: { down: true }, do: '%', note: 'It finishes what it began.' },
  },
] as const;

const LIST = 'procedure';

/** The attack that is done by most steps of its own turn. */
function usualAttack({ procedure }: BeastCard): string {
  const own = procedure.filter(({ trigger, attack }) => trigger === 'control' && attack !== null);
  return own.at(-1)?.attack ?? procedure.find(({ attack }) => attack !== null)?.attack ?? 'swipe';
}

/** Steps for this very card, each with an id that it has not yet. */
export function paletteOf(card: BeastCard): PaletteItem[] {
  const taken = new Set(card.procedure.map(({ id }) => id));
  const free = (id: string): string => (taken.has(id) ? free(`${id}-again`) : id);
  const before = card.procedure.find(({ trigger }) => trigger === 'control')?.id ?? null;
  return STEPS.map(({ label, about, value }) => ({
    label,
    about,
    list: LIST,
    before,
    value: { ...value, id: free(value.id), do: value.do === '%' ? usualAttack(card) : value.do },
  }));
}
