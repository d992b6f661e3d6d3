import { useMemo, useState } from 'preact/hooks';
import type { JsonSchema, YamlPath } from '../../hud/workshop/index.ts';
import { CardForm } from '../../hud/workshop/index.ts';
import { textOf } from './draft.ts';
import { problemsOf } from './fixing.ts';
import { PartPalette } from './part-palette.tsx';
import { localId, placeFor, putIn } from './putting.ts';
import type { Tried } from './tried.ts';
import type { Workbench } from './workbench.ts';

interface FormViewProps {
  readonly workbench: Workbench;
  readonly tried: Tried | null;
  readonly schema: JsonSchema | null;
}

/** The card of the file that is open as fields; what is put in is opened. */
export function FormView({ workbench, tried, schema }: FormViewProps) {
  const { open } = workbench.draft.value;
  const found = workbench.card.value;
  const card = found?.file === open ? found : null;
  const [wanted, setWanted] = useState<YamlPath | null>(null);
  const problems = useMemo(() => problemsOf(workbench), [workbench.findings.value, open]);
  const checked = textOf(workbench.checked.value, open) ?? '';
  const add = async (list: YamlPath, value: unknown): Promise<void> => {
    const at = await putIn(workbench, { list, before: placeFor(tried, list, value), value });
    if (at) setWanted(at.path);
  };
  return (
    <CardForm
      key={open}
      schema={schema}
      text={workbench.text.value}
      id={localId(card)}
      title={card?.name ?? open}
      inherited={card?.parent?.value ?? null}
      problems={problems}
      checked={checked}
      wanted={wanted}
      onText={(next) => workbench.write(open, next)}
      onAdd={(list, value) => void add(list, value)}
      onOpened={() => setWanted(null)}
    >
      {card && <PartPalette workbench={workbench} tried={tried} onPut={({ path }) => setWanted(path)} />}
    </CardForm>
  );
}
