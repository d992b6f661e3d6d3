import type { Distribution } from '../../../../engine/odds/index.ts';
import { decimal, type Exact } from '../../../../hud/common/index.ts';

interface WoundBarsProps {
  readonly wounds: Distribution;
  readonly expected: Exact;
}

const MANY = 6;

/** Chances by wounds: none, one, two … and more together. */
export function woundShares({ weights, total }: Distribution): { readonly name: string; readonly share: number }[] {
  const shares = Array.from({ length: MANY + 1 }, () => 0);
  for (const [net, weight] of weights) shares[Math.min(MANY, net)]! += weight / total;
  return shares.map((share, net) => ({ name: net === MANY ? `${MANY}+` : String(net), share }));
}

/** How many wounds how often, as bars. */
export function WoundBars({ wounds, expected }: WoundBarsProps) {
  const shares = woundShares(wounds);
  const most = Math.max(...shares.map(({ share }) => share));
  return (
    <figure class="wound-bars">
      <figcaption>Wounds, {decimal(expected)} on average</figcaption>
      <ul>
        {shares.map(({ name, share }) => (
          <li key={name} aria-label={`${name} wounds ${Math.round(share * 100)} %`}>
            <span class="wound-share" aria-hidden="true">
              {share > 0 && share < 0.005 ? '<1' : Math.round(share * 100)}
            </span>
            <i aria-hidden="true" style={{ height: `${(2.25 * share) / most}rem` }} />
            <span class="wound-name" aria-hidden="true">
              {name}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
