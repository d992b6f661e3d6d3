import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What we read of a CycloneDX bill of materials. */
export interface BillOfMaterials {
  serialNumber?: string;
  readonly metadata: { timestamp?: string; readonly component: { name: string } };
  components: readonly Component[];
  dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { readonly license?: { readonly id?: string; readonly name?: string }; readonly expression?: string }[];
}

const isForDevelopment = ({ properties }: Component): boolean =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/** Without the tools. npm's own `--omit=dev` loses packages that a tool needs too. */
function keepPassedOn(bill: BillOfMaterials): void {
  const tools = new Set(bill.components.filter(isForDevelopment).map((component) => component['bom-ref']));
  bill.components = bill.components.filter((component) => !tools.has(component['bom-ref']));
  const kept = bill.dependencies.filter(({ ref }) => !tools.has(ref));
  bill.dependencies = kept.map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !tools.has(other)) }));
}

/** The packages that the game is made with, as `npm sbom` tells them; the same at every build. Throws when npm cannot. */
export function billOfMaterials(root: string): BillOfMaterials {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev']; // a build runs with NODE_ENV=production
  const { status, stdout, stderr, error } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm sbom failed: ${error?.message ?? stderr}`);
  const bill = JSON.parse(stdout) as BillOfMaterials;
  keepPassedOn(bill);
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  bill.metadata.component.name = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }).name; // npm takes the folder's
  return bill;
}

function licenceNames({ licenses = [] }: Component): string {
  return licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(', ');
}

/** Throws for a package without the text of its licence: it could not be passed on. */
function licenceText(root: string, name: string): string {
  const folder = join(root, 'node_modules', name);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)\b/i.test(entry));
  if (file === undefined) throw new Error(`${name} comes without the text of its licence`);
  return readFileSync(join(folder, file), 'utf8').trim();
}

const RULE = '-'.repeat(78);

/** The licences of all packages of a bill, with their full texts. */
export function licencesText({ components }: BillOfMaterials, root: string): string {
  const parts = components.map((component) => {
    const { name, version } = component;
    return `${RULE}\n${name} ${version} (${licenceNames(component)})\n${RULE}\n\n${licenceText(root, name)}\n`;
  });
  return ['Packages that Damnatio is made with, and their licences.\nSilhouettes, fonts and sounds: see CREDITS.txt.\n', ...parts].join(
    '\n',
  );
}
