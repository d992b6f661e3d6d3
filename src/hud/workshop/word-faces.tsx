import { splitName, type Instead, type RuleText } from '../../catalogue/index.ts';
import { RuleBody } from '../common/index.ts';

/** A rule as it will stand in the rulebook. */
export function RuleFace({ rule }: { readonly rule: RuleText }) {
  return (
    <section class="rule-face" aria-labelledby="rule-face">
      <h3 id="rule-face">{rule.title}</h3>
      <RuleBody rule={rule} />
      <p class="quiet">
        A card cites it with <code>rule: {splitName(rule.id).local}</code>; the log then names it, and a press on its number opens this
        text.
      </p>
    </section>
  );
}

const MOST_SHOWN = 200;

/** Texts, each beside what stands there without them; what is as it was is only counted. */
export function TextFace({ language, texts }: { readonly language: string; readonly texts: readonly Instead[] }) {
  const changed = texts.filter(({ before, now }) => now !== before);
  const same = texts.length - changed.length;
  return (
    <section aria-labelledby="text-face">
      <h3 id="text-face">
        {changed.length === 1 ? '1 text is' : `${changed.length} texts are`} different in {language}
      </h3>
      {same > 0 && <p class="quiet">{same === 1 ? '1 more stands' : `${same} more stand`} as in English.</p>}
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
