import type { Notice } from '../../../../cli/index.ts';
import type { BoutEvent } from '../../../../engine/bout/index.ts';
import type { Munera, MuneraAction } from '../../rules/index.ts';

/** The fighters of a bout that begins. */
export function begun({ world }: Munera, notice: Notice): void {
  for (const { card, skills } of world.profiles) {
    notice('fighters', card.id);
    notice('classes', card.class);
    for (const [skill, had] of Object.entries(skills)) if (had) notice('skills', skill);
  }
}

export function answered(action: MuneraAction, notice: Notice): void {
  notice('actions', action.type === 'reroll' ? `reroll ${action.use ? 'used' : 'kept'}` : action.type);
}

export function happened(event: BoutEvent, notice: Notice): void {
  notice('events', event.type);
  switch (event.type) {
    case 'rolled':
      return notice('rolls', event.roll.why);
    case 'moved':
      return notice('gaits', event.gait);
    case 'attacked':
      notice('weapons', `${event.attack} ${event.kind}`);
      if (event.quadrant !== undefined) notice('quadrants', event.quadrant);
      if (event.area !== null) notice('areas', event.area);
      return;
    case 'clashed':
      if (event.result === 'double' && !event.rules.includes('M-328')) notice('doubles', String(event.faces[0]));
      return;
    case 'condition':
      return notice('conditions', `${event.gained ? '+' : '-'}${event.condition}`);
    case 'item':
      return notice('items', event.how);
    case 'saved':
      return notice('saves', event.face === null ? 'none' : event.passed ? 'passed' : 'failed');
    case 'pushed':
      return notice('pushes', event.barred ?? 'free');
    case 'appealed':
      return notice('appeals', event.granted ? 'granted' : 'refused');
    default:
  }
}

export function ended({ state }: Munera, notice: Notice): void {
  notice('outcomes', state.outcome!.by);
  for (const { fate } of state.fighters) if (fate !== 'active') notice('fates', fate);
}
