import { useState } from 'preact/hooks';
import { describe, formsOf, keysAt, shapeOf, type JsonSchema } from './schema.ts';
import type { YamlPath } from './yaml-place.ts';

const DEEPEST = 5;

/** What a schema says of every key, as a page to read. */
export function SchemaDocs({ schema }: { readonly schema: JsonSchema | null }) {
  if (!schema) return <p class="quiet">There is no description of this kind of file.</p>;
  const whole = formsOf(schema, 'whole');
  return (
    <div class="docs">
      <p class="quiet">Every key that this kind of file may have. The same words stand in the help at the cursor.</p>
      <dl>
        {keysAt(schema, []).map(([key, each]) => (
          <KeyDocs key={key} root={whole} path={[key]} schema={each} depth={0} />
        ))}
      </dl>
    </div>
  );
}

function KeyList({ root, path, depth }: { readonly root: JsonSchema; readonly path: YamlPath; readonly depth: number }) {
  return (
    <dl>
      {keysAt(root, path).map(([key, schema]) => (
        <KeyDocs key={key} root={root} path={[...path, key]} schema={schema} depth={depth} />
      ))}
    </dl>
  );
}

interface KeyDocsProps {
  readonly root: JsonSchema;
  readonly path: YamlPath;
  readonly schema: JsonSchema;
  readonly depth: number;
}

function KeyDocs({ root, path, schema, depth }: KeyDocsProps) {
  const [open, setOpen] = useState(false);
  const inner = [path, [...path, 0], [...path, 'any-name']].find((each) => keysAt(root, each).length > 0);
  return (
    <div class="docs-key">
      <dt>
        <code>{String(path.at(-1))}</code> <span class="quiet">{shapeOf(root, schema)}</span>
      </dt>
      <dd>
        {describe(root, schema)}
        {inner && depth < DEEPEST && (
          <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>Its keys</summary>
            {open && <KeyList root={root} path={inner} depth={depth + 1} />}
          </details>
        )}
      </dd>
    </div>
  );
}
