import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

/** Buttons that the README sends a newcomer to: `*Name* on the title`, and the first step of how to play. */
function buttonsOfReadme(): string[] {
  const readme = readFileSync('README.md', 'utf8');
  const onTitle = [...readme.matchAll(/\*([^*]+)\* on the title/g)].map(([, name]) => name!);
  const firstStep = /^1\. .*$/m.exec(readme)![0];
  return [...onTitle, ...[...firstStep.matchAll(/\*([A-Z][^*]+)\*/g)].map(([, name]) => name!)];
}

it('the README names only buttons that are there', () => {
  const screens = source('src/hud') + source('src/games') + source('src/app/screens');
  const named = buttonsOfReadme();
  expect(named.length).toBeGreaterThanOrEqual(3);
  const missing = named.filter(
    (name) => !new RegExp(`^\\s*${name}$`, 'm').test(screens) && !screens.includes(`>${name}<`) && !screens.includes(`'${name}'`),
  );
  expect(missing).toEqual([]);
});
