import type { WhirlOdds } from '../../rules/index.ts';
import { fraction, RuleRefs, sharesInWords, type Words } from '../../../../hud/common/index.ts';

/** Whom the beast will turn on after the planned strikes, exactly; `of` names it where there are several. */
export function WhirlBars({ odds, words, of }: { readonly odds: WhirlOdds; readonly words: Words; readonly of: string | null }) {
  const men = [...odds.men].toSorted(([, a], [, b]) => b.valueOf() - a.valueOf());
  const rows = [
    ...men.map(([id, chance]) => ({ key: id, name: words.title(id), chance, kind: 'one-man' })),
    { key: 'nobody', name: 'Nobody hits', chance: odds.nobody, kind: 'nobody' },
    { key: 'dead', name: 'It falls first', chance: odds.dead, kind: 'dead' },
  ];
  const title = of === null ? 'Whom will it turn on?' : `Whom will ${words.figure(of)} turn on?`;
  const shares = sharesInWords(rows.map(({ chance }) => chance));
  return (
    <section class="whirl panel" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {rows.map(({ key, name, chance, kind }, place) => (
          <li key={key} title={fraction(chance)} class={kind}>
            <span class="whirl-name">{name}</span>
            <span class="whirl-track" aria-hidden="true">
              <i style={{ width: `${chance.valueOf() * 100}%` }} />
            </span>
            <b>{shares[place]}</b>
          </li>
        ))}
      </ul>
      <RuleRefs ids={['D-118', 'D-119', 'D-120']} />
    </section>
  );
}
