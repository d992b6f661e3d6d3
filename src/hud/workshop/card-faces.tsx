import type { Instead, RuleText } from '../../catalogue/index.ts';
import { RuleBody } from '../common/index.ts';

/** A rule as it will stand in the rulebook, and the id by which cards of its pack cite it. */
export function RuleFace({ rule, cited }: { readonly rule: RuleText; readonly cited: string }) {
  return (
    <section class="rule-face" aria-labelledby="rule-face">
      <h3 id="rule-face">{rule.title}</h3>
      <RuleBody rule={rule} />
      <p class="quiet">
        A card cites it with <code>rule: {cited}</code>; the log then names it, and a press on its number opens this text.
      </p>
    </section>
  );
}

function countOf(changed: number): string {
  if (changed === 0) return 'No text is';
  return changed === 1 ? '1 text is' : `${changed} texts are`;
}

const MOST_SHOWN = 200;

/** Texts, each beside what stands there without them; what is as it was is only counted. */
export function TextFace({ language, texts }: { readonly language: string; readonly texts: readonly Instead[] }) {
  const changed = texts.filter(({ before, now }) => now !== before);
  const same = texts.length - changed.length;
  return (
    <section aria-labelledby="text-face">
      <h3 id="text-face">
        {countOf(changed.length)} different in {language}
      </h3>
      {same > 0 && <p class="quiet">{same === 1 ? '1 stands' : `${same} stand`} as in English.</p>}
      <dl class="text-face">
        {changed.slice(0, MOST_SHOWN).map(({ place, before, now }) => (
          <div key={place}>
            <dt>
              <code>{place}</code>
            </dt>
            <dd>
              <del>{before ?? 'nothing'}</del>
            </dd>
            <dd lang={language}>
              <ins>{now}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {changed.length > MOST_SHOWN && <p class="quiet">And {changed.length - MOST_SHOWN} more.</p>}
    </section>
  );
}
