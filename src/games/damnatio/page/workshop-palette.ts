import type { PaletteItem, PartsPalette } from '../../../app/index.ts';
import type { BeastCard } from '../rules/index.ts';

/** Stands for the attack that a beast does most steps with. */
const USUAL = '%';

const crowd = (most: number) => ({ label: 'Men beside it, at least', path: ['when', 'beside', 'min'], least: 1, most });

/** Steps that are put into a beast's procedure ready made. */
const STEPS = [
  {
    label: 'Slink away when badly hurt',
    about: 'It backs off instead of attacking.',
    value: { id: 'slink', trigger: 'control', when: { hp: { max: 0.25 } }, do: 'backOff', note: 'Badly hurt, it takes no risks.' },
    figure: { label: 'Share of its Hit Points, at most', path: ['when', 'hp', 'max'], least: 0.05, most: 1, step: 0.05 },
  },
  {
    label: 'Turn on its tormentor',
    about: 'Whoever hurt it in this round is attacked, wherever he stands.',
    value: { id: 'tormentor', trigger: 'control', when: { hurt: { by: 'target' } }, do: USUAL, note: 'It does not forget.' },
  },
  {
    label: 'Roar when surrounded',
    about: 'It frightens the men instead of attacking.',
    value: { id: 'roar', trigger: 'control', when: { beside: { min: 3 } }, do: { roar: 2 }, note: 'It makes itself large.' },
    figure: crowd(6),
  },
  {
    label: 'Flee from a crowd',
    about: 'It runs as far as it can.',
    value: { id: 'flee', trigger: 'control', when: { beside: { min: 4 } }, do: 'flee', note: 'Too many of them.' },
    figure: crowd(6),
  },
  {
    label: 'Go for the one who stands alone',
    about: 'It leaves the group for whoever has no friend beside him.',
    value: {
      id: 'single-out',
      trigger: 'control',
      pick: 'isolated',
      when: { friends: { max: 0 } },
      do: USUAL,
      note: 'It singles one out.',
    },
    figure: { label: 'Friends beside him, at most', path: ['when', 'friends', 'max'], least: 0, most: 5 },
  },
  {
    label: 'Finish whoever is down',
    about: 'A man who lies is attacked first.',
    value: { id: 'finish', trigger: 'control', when: { down: true }, do: USUAL, note: 'It finishes what it began.' },
  },
] as const satisfies readonly PaletteItem[];

/** The attack that is done by most steps of its own turn. */
function usualAttack({ procedure }: BeastCard): string {
  const own = procedure.filter(({ trigger, attack }) => trigger === 'control' && attack !== null);
  return own.at(-1)?.attack ?? procedure.find(({ attack }) => attack !== null)?.attack ?? 'swipe';
}

/** Steps for this very card, each with an id that it has not yet; they come before all that it does otherwise. */
export function paletteOf(card: BeastCard): PartsPalette {
  const taken = new Set(card.procedure.map(({ id }) => id));
  const free = (id: string): string => (taken.has(id) ? free(`${id}-again`) : id);
  return {
    what: 'a step',
    list: ['procedure'],
    before: card.procedure.find(({ trigger }) => trigger === 'control')?.id ?? null,
    items: STEPS.map((item) => ({
      ...item,
      value: { ...item.value, id: free(item.value.id), do: item.value.do === USUAL ? usualAttack(card) : item.value.do },
    })),
  };
}

/** The last step of the trigger of a new one: it does whatever no other step does, so that nothing behind it is come to. */
export function lastOfTrigger({ procedure }: BeastCard, step: unknown): string | null {
  const { trigger } = step as { readonly trigger?: unknown };
  return procedure.findLast((each) => each.trigger === trigger)?.id ?? null;
}
