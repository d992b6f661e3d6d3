import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../common/index.ts';
import type { GlossaryPart } from '../glossary/index.ts';
import type { AnyFight } from './fight-model.ts';

type Page = (props: { readonly parts: readonly GlossaryPart[] }) => VNode;

/** The words of this game; loaded when somebody asks for them. */
export function GlossaryDialog({ model }: { readonly model: Pick<AnyFight, 'glossary' | 'words'> }) {
  const [page, setPage] = useState<{ readonly Page: Page } | null>(null);
  const open = model.glossary.value;
  useEffect(() => {
    if (open && !page) void import('../glossary/index.ts').then(({ Glossary }) => setPage({ Page: Glossary }));
  }, [open]);
  if (!open) return null;
  return (
    <Dialog title="Words" class="words-dialog" onClose={() => (model.glossary.value = false)}>
      {page ? <page.Page parts={[{ title: 'Words', terms: model.words.terms.all }]} /> : <p>Opening the glossary …</p>}
    </Dialog>
  );
}
