import type { Violence } from '../common/index.ts';
import { Choices, Tick } from '../page/index.ts';
import type { Part } from './group.tsx';
import { Group } from './group.tsx';

const VIOLENCE: readonly { readonly value: Violence; readonly label: string }[] = [
  { value: 'ink', label: 'Ink: figures fall' },
  { value: 'red', label: 'Red: wounds show' },
  { value: 'none', label: 'None: they are carried out' },
];

/** How much of the cruelty is shown. */
export function Showing({ settings, onSettings }: Part) {
  return (
    <Group title="Violence">
      <Choices
        legend="What is shown of it"
        value={settings.violence}
        options={VIOLENCE}
        onChoose={(violence) => onSettings({ violence })}
      />
      <p class="quiet">
        With none, words, figures and the wall say that somebody is carried out, and not that he died. The rules stay as they are.
      </p>
      <Tick
        label="Skip executions"
        note="When the crowd refuses a life, one calm sentence says so, and no more is shown."
        checked={settings.skipExecutions}
        onChange={(skipExecutions) => onSettings({ skipExecutions })}
      />
    </Group>
  );
}
