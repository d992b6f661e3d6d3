import { Findings } from './findings.tsx';
import type { ShownPack } from './types.ts';

function findingsWords({ findings, errors }: ShownPack): string {
  const warnings = findings.length - errors;
  const parts = [
    errors > 0 && `${errors} ${errors === 1 ? 'error' : 'errors'}`,
    warnings > 0 && `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  ];
  return `${parts.filter(Boolean).join(' and ')}: what and where`;
}

function Listed({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <dt>{title}</dt>
      <dd>
        {items.map((item) => (
          <span key={item} class="pack-item">
            {item}
          </span>
        ))}
      </dd>
    </>
  );
}

/** What a pack is, brings and lacks. */
export function PackDetails({ pack, open = false }: { readonly pack: ShownPack; readonly open?: boolean }) {
  return (
    <>
      <p class="quiet">{pack.facts.join(' · ')}</p>
      {pack.text && <p>{pack.text}</p>}
      {pack.unread !== null && <p class="problem">{pack.unread}</p>}
      <dl class="pack-lists">
        <Listed title="It adds" items={pack.adds} />
        <Listed title="It changes" items={pack.changes} />
      </dl>
      {pack.errors > 0 && <p class="problem">What is faulty in it is left out; the rest plays.</p>}
      <Findings summary={findingsWords(pack)} findings={pack.findings} open={open && pack.errors > 0} />
      <Findings summary={`${pack.conflicts.length} in other packs, with this one on`} findings={pack.conflicts} />
    </>
  );
}
