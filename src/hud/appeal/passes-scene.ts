/** Rule numbers, and mute. */
const PASSES = ['KeyJ', 'KeyM'];

/** Whether a key means the same while the crowd is asked; every other key of the arena waits. */
export function passesScene({ code }: Pick<KeyboardEvent, 'code'>): boolean {
  return PASSES.includes(code);
}
