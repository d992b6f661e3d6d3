import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPacks } from '../../../src/app/packs/read-packs.ts';
import { packsOff } from '../../../src/app/bestiary/cards.ts';
import { dealStored, dealt, tried } from '../../../src/app/packs/load-cards.ts';
import { PackDesk } from '../../../src/app/packs/pack-desk.ts';
import { keepPack, packBefore, packsOn, setPacksOn, storedPacks } from '../../../src/app/packs/stored-packs.ts';
import type { PacksAsked } from '../../../src/app/packs/messages.ts';
import type { Checked, CheckWorker, PackChecker } from '../../../src/app/packs/try-pack.ts';
import { newChecker } from '../../../src/app/packs/try-pack.ts';
import type { Order, Reply } from '../../../src/app/workers/one-by-one.ts';
import { theGame } from '../../../src/app/game.ts';
import { broughtWords } from '../../../src/app/packs/pack-words.ts';
import { waysToPlay } from '../../../src/app/packs/ways-to-play.ts';
import { InstalledPacks } from '../../../src/app/packs/installed-packs.ts';
import { turnOnPacks, wantedPacks } from '../../../src/app/packs/wanted-packs.ts';
import { pageKit } from '../../../src/app/kit.ts';
import type { Services } from '../../../src/app/services.ts';
import { memoryStore, type Store } from '../../../src/app/storage/store.ts';
import { Vault } from '../../../src/app/storage/vault.ts';
import { LIMITS } from '../../../src/engine/limits/index.ts';
import type { Catalogue } from '../../../src/catalogue/index.ts';
import { contentFiles } from '../../../src/cli/content-files.ts';
import { damnatioContent, huntSetup } from '../../../src/games/damnatio/rules/index.ts';
import type { Settings } from '../../../src/hud/common/index.ts';
import { DEFAULT_SETTINGS, languageOfText } from '../../../src/hud/common/index.ts';
import type { GameKit } from '../../../src/session/index.ts';
import { encodePack, filesOfText, packText } from '../../../src/session/index.ts';

const ours = contentFiles(['content/core']);
const sample = contentFiles(['content/sample-mod']).map(({ path, text }) => ({ path: path.replace('content/sample-mod/', ''), text }));
const mod = sample.find(({ path }) => path === 'mod.yaml')!;
const newer = sample.map((file) => (file === mod ? { ...file, text: file.text.replace('version: 0.1.0', 'version: 0.2.0') } : file));

const known = new Map<string, Checked>();

/** What comes of some packs; the tests bring the same ones again and again. */
function read({ files, languages }: PacksAsked): Checked {
  const key = JSON.stringify([files, languages]);
  const checked = known.get(key) ?? readPacks(files, ours, languages);
  known.set(key, checked);
  return checked;
}

/** Reads packs as the worker does, in this thread. */
class Reader implements CheckWorker {
  private hear: (event: { readonly data: Reply<Checked> }) => void = () => undefined;
  postMessage({ id, question }: Order<PacksAsked>): void {
    if (question.files.some(({ text }) => text.includes('# a bomb'))) {
      queueMicrotask(() => this.hear({ data: { id, failed: 'too deep' } }));
      return;
    }
    queueMicrotask(() => this.hear({ data: { id, answer: structuredClone(read(question)) } }));
  }
  terminate(): void {}
  addEventListener(type: string, listener: unknown): void {
    if (type === 'message') this.hear = listener as typeof this.hear;
  }
}
vi.stubGlobal('Worker', Reader);
vi.stubGlobal('navigator', { languages: ['en-GB'] });
vi.stubGlobal('location', { href: 'https://example.org/' });

function servicesOver(vault: Vault): Services {
  const services = {
    vault,
    message: signal<string | null>(null),
    playing: {},
    settings: signal(DEFAULT_SETTINGS),
    dealt: signal(0),
    languages: signal([]),
  };
  return services as unknown as Services;
}

async function vaultOver(store: Store): Promise<Vault> {
  const vault = new Vault(() => 1);
  await vault.open(() => Promise.resolve(store));
  return vault;
}

/** As many packs as are kept. */
const FIFTY = Array.from({ length: LIMITS.packs }, (_, place) => ({
  about: { id: `ann.p${place}`, name: 'Cats', version: '1.0.0', licence: '', authors: [], text: '' },
  files: [{ path: 'mod.yaml', text: `schema: mod/2\nid: ann.p${place}\n` }],
}));

const fileOf = (path: string, text: string): File =>
  Object.assign(new File([text], path.split('/').at(-1)!), { webkitRelativePath: path.includes('/') ? path : '' });

let store: Store;
let services: Services;
let desk: PackDesk;

beforeEach(async () => {
  tried.value = [];
  store = memoryStore();
  services = servicesOver(await vaultOver(store));
  await dealStored(services);
  desk = new PackDesk(services);
});

const ids = (): string[] => pageKit.catalogue.content.packs.map(({ id }) => id);

// The whole content is read more than once.
vi.setConfig({ testTimeout: 60_000 });

describe('the desk of packs', () => {
  it('looks at what is brought, plays nothing of it before it is tried, and stores nothing then', async () => {
    await desk.bring({ text: `https://example.org/#p=${encodePack(sample)}` });
    const { shown } = desk.brought.value[0]!;
    expect(shown).toMatchObject({ version: '0.1.0', inShort: '1 beast, checks passed', by: 'Made by Damnatio contributors' });
    expect(shown.cards).toMatchObject([{ name: 'Leopard', kind: 'beast', face: { beast: { marks: 'rosettes' } } }]);
    expect(shown.adds).toEqual(['1 beast: Leopard']);
    expect(ids()).toEqual(['core']);
    const said: string[] = [];
    const deaf = desk.note.subscribe((note) => {
      if (note) said.push(`${note.id} ${note.working ? 'working' : 'done'}, ${desk.brought.value.length} waiting`);
    });
    await desk.tryIt('sample');
    deaf();
    expect(said).toEqual(['sample working, 1 waiting', 'sample done, 0 waiting']);
    expect(desk.brought.value).toEqual([]);
    expect(desk.note.value).toMatchObject({ working: false, focus: 'play', text: 'Sample mod 0.1.0 plays until this page is closed.' });
    expect(ids()).toEqual(['core', 'sample']);
    expect(services.dealt.value).toBeGreaterThan(0);
    const listed = desk.packs.value!.find(({ id }) => id === 'sample')!;
    expect(listed).toMatchObject({ state: 'tried', play: [{ label: 'Play: Leopard', href: '#/setup?beast=sample:leopard' }] });
    expect(await storedPacks(services.vault)).toEqual([]);
    await desk.bring({ text: packText(newer) });
    await desk.lay('sample');
    expect(desk.sheet.value!.pack.about.version, 'what is listed is handed on, not what waits').toBe('0.1.0');
    desk.leave('sample');
    expect(desk.note.value).toMatchObject({ id: 'sample', text: '0.2.0 is left; 0.1.0 stays.' });
    expect(ids(), 'what is tried still plays').toEqual(['core', 'sample']);
    await desk.tryNoLonger('sample');
    expect(ids()).toEqual(['core']);
  });

  it('offers the languages of packs that are on, and speaks the one that is chosen at once, a message that it has not in English', async () => {
    const own = mod.text.replace(/id: \S+/, 'id: anna.worte').replace(/name: .*/, 'name: Worte');
    const de =
      'schema: text/2\nlanguage: de\nmessages: { phase: { setup: Aufstellung } }\ntexts: { beast: { core:lion: { name: Löwe } } }\n';
    const choose = (language: string) => ((services.settings as Signal<Settings>).value = { ...DEFAULT_SETTINGS, language });
    const phase = () => pageKit.catalogue.messages['phase']!;
    const lion = () => damnatioContent(pageKit.catalogue.content).beasts['lion']!.name.en;
    choose('en');
    await desk.bring({
      text: packText([
        { path: 'mod.yaml', text: own },
        { path: 'de.yaml', text: de },
      ]),
    });
    await desk.tryIt('anna.worte');
    expect([services.languages.value, phase()['setup'], lion()]).toEqual([['en', 'de'], 'Set-up', 'Lion']);
    expect([languageOfText('Aufstellung'), languageOfText('Löwe')]).toEqual([undefined, undefined]);
    choose('de');
    await vi.waitFor(() => expect(phase()['setup']).toBe('Aufstellung'));
    expect([phase()['over'], lion()]).toEqual(['The hunt is over', 'Löwe']);
    expect(['Aufstellung', 'Löwe', 'The hunt is over'].map(languageOfText)).toEqual(['de', 'de', undefined]);
    choose('fr');
    await vi.waitFor(() => expect(phase()['setup']).toBe('Set-up'));
    await desk.tryNoLonger('anna.worte');
    expect(services.languages.value).toEqual(['en']);
  });

  it('keeps a pack beyond the page, switches it off and on, and deletes it', async () => {
    const brought = desk.bring({ text: packText(sample) });
    expect(desk.reading.value).toBe(true);
    await brought;
    const keeping = desk.keep('sample');
    expect(desk.reading.value).toBe(false);
    await keeping;
    expect(desk.note.value!.text).toContain('is kept and on');
    const again = servicesOver(await vaultOver(store));
    expect(await packsOn(again.vault)).toEqual(['sample']);
    expect((await storedPacks(again.vault))[0]!.files).toEqual(filesOfText(packText(sample)));
    await desk.turn('sample', false);
    expect(ids()).toEqual(['core']);
    expect(desk.packs.value!.find(({ id }) => id === 'sample')!.state).toBe('off');
    await desk.turn('sample', true);
    expect(ids()).toEqual(['core', 'sample']);
    await desk.drop('sample');
    expect(ids()).toEqual(['core']);
    expect(await storedPacks(services.vault)).toEqual([]);
  });

  it('keeps the version that another replaces beside it, one step away', async () => {
    await desk.bring({ text: packText(sample) });
    await desk.keep('sample');
    await desk.bring({ text: packText(newer) });
    const { shown } = desk.brought.value[0]!;
    expect(shown.replaces).toBe('0.1.0');
    expect(shown.instead).toContain('You have Sample mod 0.1.0. This one, 0.2.0, is newer');
    await desk.keep('sample');
    expect(desk.packs.value!.find(({ id }) => id === 'sample')).toMatchObject({ version: '0.2.0', before: '0.1.0' });
    await desk.bring({ text: packText(sample) });
    expect(desk.brought.value[0]!.shown.replaces).toBe('0.2.0');
    await desk.back('sample');
    expect(desk.brought.value[0]!.shown, 'what waits is told beside what is kept now').toMatchObject({ replaces: null });
    const deaf = desk.packs.subscribe(() => queueMicrotask(() => desk.leave('sample')));
    await desk.bring({ text: packText(sample) });
    await desk.survey();
    deaf();
    expect(desk.brought.value, 'what is left meanwhile does not come back').toEqual([]);
    await desk.back('sample');
    await desk.back('sample');
    expect(desk.packs.value!.find(({ id }) => id === 'sample')).toMatchObject({ version: '0.1.0', before: '0.2.0', shipped: true });
    await desk.turn('sample', false);
    const off = { version: '0.1.0', before: '0.2.0', shipped: true, state: 'off' };
    expect(
      desk.packs.value!.find(({ id }) => id === 'sample'),
      'the version that was replaced stays',
    ).toMatchObject(off);
    expect((await packBefore(services.vault, 'sample'))!.about.version, 'what was replaced is still kept').toBe('0.2.0');
  });

  it('lists a broken pack with its reasons, and the rest plays', async () => {
    const broken = sample.map((file) => (file === mod ? file : { ...file, text: file.text.replace('schema: beast', 'schema: best') }));
    await desk.bring({ text: packText(broken) });
    await desk.keep('sample');
    const listed = desk.packs.value!.find(({ id }) => id === 'sample')!;
    expect(listed.errors).toBeGreaterThan(0);
    expect(listed.findings[0]!.place).toMatch(/^sample\/beasts\/leopard\.yaml:\d+:\d+$/);
    expect(pageKit.kit.games).toHaveProperty('recount');
    await desk.turn('sample', false);
    await desk.drop('sample');
    const row = desk.packs.value!.find(({ id }) => id === 'sample')!;
    expect([row.version, row.shipped, row.errors], 'the one that comes with the game has its own row').toEqual(['0.1.0', true, 0]);
  });

  it('lists what comes with the game apart: it is turned on and off, and nothing of it is kept while it is off', async () => {
    const listed = () => desk.packs.value!.filter(({ shipped }) => shipped).map(({ id, state }) => `${id} ${state}`);
    await desk.survey();
    expect(listed()).toEqual(['damnatio.venatio off', 'sample off']);
    await desk.turn('sample', true);
    expect(desk.note.value).toMatchObject({ text: 'Sample mod 0.1.0 is kept and on.', focus: 'none' });
    expect(listed()).toEqual(['damnatio.venatio off', 'sample on']);
    await desk.turn('sample', false);
    expect(listed()).toEqual(['damnatio.venatio off', 'sample off']);
    expect(await storedPacks(services.vault)).toEqual([]);
    for (const { about, files } of FIFTY) await keepPack(services.vault, { about, files });
    await desk.turn('sample', true);
    expect(desk.note.value!.text).toContain('50 packs are kept, and no more are');
    expect(await turnOnPacks(services, ['sample'])).toContain('50 packs are kept');
    expect(await packsOn(services.vault)).toEqual([]);
    expect(listed(), 'the switch stays off').toEqual(['damnatio.venatio off', 'sample off']);
  });

  it('offers what the game brings for the place of an older or an edited pack, and takes it in one press with the other beside it', async () => {
    const about = { id: 'sample', name: 'Mine', version: '', licence: '', authors: [], text: '' };
    const shelf = new InstalledPacks(services, newChecker());
    const offered = async (version: string): Promise<string | undefined> => {
      await keepPack(services.vault, {
        about: { ...about, version },
        files: [{ path: 'mod.yaml', text: `schema: mod/2\nid: sample # ${version}\n` }],
      });
      return (await shelf.everything()).find(({ pack }) => pack.about.id === 'sample')!.brings?.about.version;
    };
    expect([await offered('0.2.0'), await offered('0.0.9'), await offered('0.1.0')]).toEqual([undefined, '0.1.0', '0.1.0']);
    await desk.takeBrought('sample');
    expect(desk.note.value).toMatchObject({ text: 'Sample mod 0.1.0 is in its place.', focus: 'text' });
    const row = desk.packs.value!.find(({ id }) => id === 'sample')!;
    expect(row, 'it stays off').toMatchObject({ version: '0.1.0', shipped: true, state: 'off', before: '0.1.0', brings: null });
    expect((await packBefore(services.vault, 'sample'))!.about.name, 'what was edited is not lost').toBe('Mine');
    const brings = (version: string): string => broughtWords.brings({ ...about, version: '0.1.0' }, { ...about, version });
    expect(brings('0.0.9')).toContain('The game brings version 0.1.0. Taken, it stands in the place of this one, which stays beside it');
    expect(brings('0.1.0')).toContain('The game brings other files of this version.');
  });

  it('tells the bestiary what packs that are off would bring, and has nothing more to tell of those that are on', async () => {
    const told = async () => (await packsOff(services)).map(({ name, cards }) => [name, cards.some((card) => card.name === 'Leopard')]);
    expect(await told()).toEqual([
      ['Venatio', true],
      ['Sample mod', true],
    ]);
    await desk.turn('sample', true);
    expect(await told()).toEqual([['Venatio', true]]);
  });

  it('ends what it says with what went wrong, and can be used again', async () => {
    const { about, files } = FIFTY[0]!;
    await keepPack(services.vault, { about, files });
    const failing = new PackDesk(services, {
      check: () => Promise.reject(new Error('odd')),
      stop: () => undefined,
    } as unknown as PackChecker);
    await failing.survey();
    expect(failing.note.value).toMatchObject({ text: expect.stringContaining('(odd). Load the page again.'), working: false });
    expect(failing.packs.value).toEqual([]);
    await failing.turn(about.id, false);
    expect(failing.note.value).toMatchObject({ id: about.id, text: expect.stringMatching(/is off\..*\(odd\)\. Load/), working: false });
  });

  it('says by its name whose cards a bout in progress keeps, and turns on what something waits for', async () => {
    vi.stubGlobal('navigator', {});
    await desk.turn('sample', true);
    const game = theGame(services);
    game.begin(huntSetup({ beasts: ['sample:leopard'] }), 'kept');
    await desk.turn('sample', false);
    expect(desk.note.value!.text).toContain('The bout in progress goes on with its cards of Sample mod as long as this page is open');
    expect(game.session.value!.decision()).not.toBeNull();
    const { packs, text } = await wantedPacks(services.vault, ['sample', 'ann.cats']);
    expect(packs.map(({ name, state }) => [name, state])).toEqual([
      ['Sample mod', 'off'],
      ['ann.cats', 'away'],
    ]);
    expect(text).toBe('It needs Sample mod, which is here and turned off. It needs ann.cats, which is not here.');
    expect(await turnOnPacks(services, ['sample'])).toBeNull();
    expect([ids(), await packsOn(services.vault)]).toEqual([['core', 'sample'], ['sample']]);
    await game.breakOff();
  });

  it('shows the newest of several packs that are called the same', async () => {
    await desk.bring({
      files: [sample, newer]
        .flatMap((files, at) => files.map(({ path, text }) => fileOf(`v${at}/${path}`, text)))
        .concat(fileOf('loose.yaml', 'schema: beast/2')),
    });
    expect(desk.brought.value.map(({ shown }) => shown.version)).toEqual(['0.2.0']);
    expect(desk.problem.value!.text).toMatch(/^Left out, .*: loose\.yaml\. More than one of them is called sample/);
  });

  it('leads to each ladder of a pack by its own address, and nowhere for a pack that is not dealt', async () => {
    const ladders = ['ann.cats:low', 'ann.cats:high'].map((id) => ({ kind: 'ladder', id, pack: 'ann.cats', value: { name: id } }));
    const catalogue = { cards: ladders } as unknown as Catalogue;
    const ways = (packs: GameKit['packs']) => waysToPlay({ games: {}, packs } as unknown as GameKit, catalogue, 'ann.cats');
    expect((await ways({ 'ann.cats': 'abc' })).map(({ href }) => href)).toEqual([
      '#/ladder/new/ann.cats%3Alow',
      '#/ladder/new/ann.cats%3Ahigh',
    ]);
    expect(await ways({})).toEqual([]);
  });

  it('says that the disk is full, and plays with the pack meanwhile', async () => {
    store.write = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    await desk.bring({ text: packText(sample) });
    await desk.keep('sample');
    expect(desk.note.value!.text).toContain('The disk has no room left, so it is not kept');
    expect(ids()).toEqual(['core', 'sample']);
  });

  it('says why what was brought is no pack', async () => {
    expect(await desk.bring({ text: 'schema: beast/1\nid: x' })).toBe(false);
    expect(desk.problem.value!.text).toContain('This is a card (beast) without its pack');
    await desk.bring({ files: [fileOf('beasts/leopard.yaml', 'schema: beast/2')] });
    expect(desk.problem.value!.text).toContain('There is no mod.yaml among what came (beasts/leopard.yaml)');
    await desk.bring({ text: `#p=${encodePack(sample).slice(0, -9)}` });
    expect(desk.problem.value!.text).toContain('The link is damaged');
    await desk.bring({ files: [] });
    expect(desk.problem.value!.text).toContain('no YAML file');
    await desk.bring({ files: [fileOf('cats.zip', '')] });
    expect(desk.problem.value!.text).toContain('cats.zip is packed. Unpack it');
    await desk.bring({ text: packText([{ ...mod, text: mod.text.replace('id: sample', 'id: core') }]) });
    expect(desk.brought.value[0]!.shown).toMatchObject({ usable: false, id: 'core' });
  });

  it('leaves out the pack that makes reading fail, and plays with the rest', async () => {
    const about = { id: 'ann.bomb', name: 'Bomb', version: '1.0.0', licence: '', authors: [], text: '' };
    await keepPack(services.vault, { about, files: [{ path: 'mod.yaml', text: 'schema: mod/2\nid: ann.bomb\n# a bomb\n' }] });
    await desk.bring({ text: packText(sample) });
    await desk.keep('sample');
    await setPacksOn(services.vault, ['ann.bomb', 'sample']);
    await dealStored(services);
    expect(ids()).toEqual(['core', 'sample']);
    expect(services.message.value).toContain('Bomb: Reading failed: too deep.');
    expect((await wantedPacks(services.vault, ['ann.bomb'])).text).toBe(
      'It needs Bomb, which is on here, and without the cards for it. Left out: Bomb: Reading failed: too deep.',
    );
    await desk.drop('ann.bomb');
    expect(dealt.value.why).toBeNull();
  });
});

describe('packs that build on packs', () => {
  const head = (id: string, more = '', author = 'Ann'): string =>
    `schema: mod/2\nid: ${id}\nname: ${id.split('.')[1]!}\nversion: 1.0.0\nlicence: MIT\nauthors: [${author}]\n${more}`;
  const card = (id: string, parent: string): string => `schema: beast/2\nid: ${id}\nextends: ${parent}\nname: ${id}\n`;
  const packOfTwo = (mod2: string, beast: string) => [
    { path: 'mod.yaml', text: mod2 },
    { path: 'beast.yaml', text: beast },
  ];
  const cats = packOfTwo(head('ann.cats'), card('lynx', 'core:lion'));
  const night = packOfTwo(head('bo.night', 'needs: { packs: { ann.cats: ^1.0.0 } }\n'), card('shade', 'ann.cats:lynx'));
  const bring = (files: typeof cats) => desk.bring({ text: packText(files) });
  const row = (id: string) => desk.packs.value!.find((each) => each.id === id)!;

  it('a pack is kept before the one that it needs, switched off, and turned on once that is here', async () => {
    await bring(night);
    expect(desk.brought.value[0]!.shown).toMatchObject({
      usable: true,
      waits: 'The pack "ann.cats" is not here, or is left out.',
      errors: 0,
    });
    await desk.keep('bo.night');
    expect(desk.note.value!.text).toContain('night 1.0.0 is kept and off: it waits');
    expect(await packsOn(services.vault)).toEqual([]);
    await desk.turn('bo.night', true);
    expect(desk.note.value!.text).toBe('night 1.0.0 stays off. The pack "ann.cats" is not here, or is left out.');
    expect(row('bo.night')).toMatchObject({ state: 'off', needs: ['ann.cats ^1.0.0'] });
    await bring(cats);
    await desk.keep('ann.cats');
    expect(row('bo.night'), 'what it waited for is here').toMatchObject({ state: 'off', waits: null });
    await desk.turn('bo.night', true);
    expect(ids()).toEqual(['core', 'ann.cats', 'bo.night']);
  });

  it('what a pack needs is turned on with it where it is here and off', async () => {
    await bring(cats);
    await desk.keep('ann.cats');
    await desk.turn('ann.cats', false);
    await bring(night);
    expect(desk.brought.value[0]!.shown).toMatchObject({ waits: null, along: ['cats'], inShort: expect.stringContaining('1 beast') });
    await desk.keep('bo.night');
    expect(ids()).toEqual(['core', 'ann.cats', 'bo.night']);
    await desk.turn('ann.cats', false);
    await desk.turn('bo.night', false);
    await desk.turn('bo.night', true);
    expect(ids()).toEqual(['core', 'ann.cats', 'bo.night']);
  });

  it('somebody else’s pack under a name that is here is told as that', async () => {
    await bring(cats);
    await desk.keep('ann.cats');
    await bring(packOfTwo(head('ann.cats', '', 'Mallory'), card('tiger', 'core:lion')));
    expect(desk.brought.value[0]!.shown.instead).toMatch(/^Take care: it bears the name of a pack that you have of Ann, and names Mallory/);
    await bring(packOfTwo(head('ann.cats', '', 'Ann, Bo'), card('tiger', 'core:lion')));
    expect(desk.brought.value[0]!.shown.instead).toMatch(/^You have cats 1\.0\.0\./);
  });
});
