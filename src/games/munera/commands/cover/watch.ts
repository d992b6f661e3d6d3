import type { BoutEvent } from '../../../../engine/bout/index.ts';
import type { Modifier } from '../../../../engine/dice/index.ts';
import type { Munera, MuneraAction } from '../../rules/index.ts';

/** Things that can occur, by kind. */
export const KINDS = [
  'fighters',
  'classes',
  'weapons',
  'skills',
  'actions',
  'doubles',
  'conditions',
  'events',
  'items',
  'gaits',
  'rolls',
  'saves',
  'pushes',
  'quadrants',
  'areas',
  'appeals',
  'fates',
  'outcomes',
] as const;

export type Kind = (typeof KINDS)[number];

/** What has occurred, and the rules that the log named as causes or modifiers. */
export class Watch {
  readonly seen: Readonly<Record<Kind, Set<string>>> = Object.fromEntries(KINDS.map((kind) => [kind, new Set<string>()])) as Record<
    Kind,
    Set<string>
  >;
  readonly rules = new Set<string>();

  /** The fighters of a bout that begins. */
  begin({ world }: Munera): void {
    for (const { card, skills } of world.profiles) {
      this.seen.fighters.add(card.id);
      this.seen.classes.add(card.class);
      for (const [skill, had] of Object.entries(skills)) if (had) this.seen.skills.add(skill);
    }
  }

  action(action: MuneraAction): void {
    this.seen.actions.add(action.type === 'reroll' ? `reroll ${action.use ? 'used' : 'kept'}` : action.type);
  }

  event(event: BoutEvent): void {
    this.seen.events.add(event.type);
    for (const rule of event.rules) this.rules.add(rule);
    if ('modifiers' in event) this.terms(event.modifiers);
    this.detail(event);
  }

  end({ state }: Munera): void {
    this.seen.outcomes.add(state.outcome!.by);
    for (const { fate } of state.fighters) if (fate !== 'active') this.seen.fates.add(fate);
  }

  private terms(modifiers: readonly Modifier[]): void {
    for (const { rule } of modifiers) this.rules.add(rule);
  }

  private detail(event: BoutEvent): void {
    const { seen } = this;
    switch (event.type) {
      case 'rolled':
        this.terms(event.roll.modifiers);
        return void seen.rolls.add(event.roll.why);
      case 'moved':
        return void seen.gaits.add(event.gait);
      case 'attacked':
        seen.weapons.add(`${event.attack} ${event.kind}`);
        if (event.quadrant !== undefined) seen.quadrants.add(event.quadrant);
        return void (event.area !== null && seen.areas.add(event.area));
      case 'clashed':
        return void (event.result === 'double' && !event.rules.includes('M-328') && seen.doubles.add(String(event.faces[0])));
      case 'condition':
        return void seen.conditions.add(`${event.gained ? '+' : '-'}${event.condition}`);
      case 'item':
        return void seen.items.add(event.how);
      case 'saved':
        return void seen.saves.add(event.face === null ? 'none' : event.passed ? 'passed' : 'failed');
      case 'pushed':
        return void seen.pushes.add(event.barred ?? 'free');
      case 'appealed':
        return void seen.appeals.add(event.granted ? 'granted' : 'refused');
      default:
    }
  }
}
