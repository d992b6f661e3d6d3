import { EVENT_KEYS } from '../../engine/bout/index.ts';

const MADE = '<!-- Made from src/engine/bout/PROTOCOL.md by `npm run schema`. Change that, not here. -->';

const HEAD = `# Events

What a lesson may ask for in \`when\`, \`ways\`, \`events\` and \`never\`, and a rule scenario in its plays. At the command line \`--log jsonl\` prints the
events of a fight. How lessons use them: [the guide](../further.md#lessons).

A pattern is a type, a figure, then what its keys are: \`wounded leopard net>=1\`.

| part | is | example |
| --- | --- | --- |
| type | a word of the table below; needed | \`ordered\` |
| figure | the card of whoever it is of; left out, anybody | \`attacked lion\` |
| \`key=value\` | what a key is; of a number also \`>=\` and \`<=\` | \`ordered side=men order=hold\` |
| \`key.key=value\` | what is inside a key | \`rolled lion roll.result=miss\` |
| \`key=value\` of a list | one of its items; numbers are written in a row | \`considered steps=rake:fired\`, \`clashed faces=5,2\` |
| rule | a rule that the event must name | \`wounded D-088\` |

## Types`;

/** The rows of the protocol's table of events: types, what they tell, their keys. */
function rowsIn(protocol: string): (readonly [string, string, string])[] {
  const from = protocol.indexOf('## Events\n');
  const section = protocol.slice(from, protocol.indexOf('\n## ', from + 1));
  return [...section.matchAll(/^\| (`.*?`) \| (.*?) \| (.*) \|$/gm)].map(([, types, tells, keys]) => [types!, tells!, keys!]);
}

/** What the protocol says of words that keys may be, below its table. */
function wordsIn(protocol: string): string {
  const from = protocol.indexOf('**Gaits:**');
  return protocol.slice(from, protocol.indexOf('\n## ', from)).trim();
}

/** Types of events without a row, and keys that their rows do not name. */
function lacking(rows: readonly (readonly [string, string, string])[]): string[] {
  return Object.entries(EVENT_KEYS).flatMap(([type, keys]) => {
    const row = rows.find(([types]) => types.includes(`\`${type}\``));
    if (!row) return [type];
    return Object.keys(keys).flatMap((key) => (new RegExp(`\\b${key}\\b`).test(row[2]) ? [] : [`${type}.${key}`]));
  });
}

/** The page of the reference on events, made from the protocol of the log. Throws where that does not have every event with all its keys. */
export function eventsPage(protocol: string): string {
  const rows = rowsIn(protocol);
  const missing = lacking(rows);
  if (missing.length > 0) throw new Error(`the protocol lacks ${missing.join(', ')}`);
  const table = ['| type | tells | keys |', '| --- | --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
  return [MADE, HEAD, table, '## What keys may be', wordsIn(protocol)].join('\n\n') + '\n';
}
