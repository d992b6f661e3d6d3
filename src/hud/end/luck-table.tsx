/** What was to be expected of some dice, and what fell. */
export interface Luck {
  readonly rolls: number;
  readonly expected: number;
  readonly fell: number;
}

export interface LuckLine {
  readonly name: string;
  readonly luck: Luck;
}

function LuckRow({ name, luck }: LuckLine) {
  const off = luck.fell - luck.expected;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="number">{luck.rolls}</td>
      <td class="number">{luck.expected.toFixed(1)}</td>
      <td class="number">{luck.fell}</td>
      <td>{Math.abs(off) < 0.75 ? 'as expected' : `${Math.abs(off).toFixed(1)} ${off > 0 ? 'more' : 'fewer'}`}</td>
    </tr>
  );
}

/** What the dice were expected to bring, and what they brought; lines without a throw are left out. */
export function LuckTable({ lines }: { readonly lines: readonly LuckLine[] }) {
  return (
    <section class="panel" aria-labelledby="luck-title">
      <h2 id="luck-title">The dice</h2>
      {/* Scrolls sideways on a phone, so the keyboard must reach it. */}
      <div class="luck-box" role="group" aria-label="Dice of each side" tabIndex={0}>
        <table class="luck table">
          <thead>
            <tr>
              <td />
              <th scope="col">rolls</th>
              <th scope="col">expected</th>
              <th scope="col">came</th>
              <th scope="col">luck</th>
            </tr>
          </thead>
          <tbody>
            {lines
              .filter(({ luck }) => luck.rolls > 0)
              .map((line) => (
                <LuckRow key={line.name} {...line} />
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
