/** Something in a scenario that cannot be read; `field` is the path to it, such as `fighters[1].at`. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}
