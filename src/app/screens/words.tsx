import { useMemo } from 'preact/hooks';
import { PAGES } from '../../games/pages.ts';
import { termsOf } from '../../hud/common/index.ts';
import { Glossary, type GlossaryPart } from '../../hud/glossary/index.ts';
import { Screen } from '../../hud/page/index.ts';
import { pageKit } from '../kit.ts';
import { nameOf } from '../page-of.ts';

/** The words that all games share, then those of each. */
function partsOf(): GlossaryPart[] {
  const { messages } = pageKit.catalogue;
  const shared = termsOf(messages, '').all;
  const isShared = (id: string): boolean => shared.some((term) => term.id === id);
  const own = PAGES.map((page) => ({
    title: nameOf(page),
    terms: termsOf(messages, page.id).all.filter((term) => !isShared(term.id)),
  }));
  return [...own, { title: 'In every game', terms: shared }].filter(({ terms }) => terms.length > 0);
}

/** The words of the rules, on a page of their own. */
export function WordsRoute() {
  const parts = useMemo(partsOf, []);
  return (
    <Screen title="Words">
      <div class="panel">
        <Glossary parts={parts} />
      </div>
    </Screen>
  );
}
