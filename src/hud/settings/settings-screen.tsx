import type { ComponentChildren } from 'preact';
import type { PaletteId } from '../../art/index.ts';
import { PALETTE_IDS, PALETTES } from '../../art/index.ts';
import type { Settings, Violence } from '../common/index.ts';
import { capital, DEFAULT_SETTINGS, SPEEDS } from '../common/index.ts';
import { Choices, Screen, Tick } from '../page/index.ts';
import type { DataState } from './data-section.tsx';
import { DataSection } from './data-section.tsx';
import type { Part } from './hearing.tsx';
import { Hearing, Group } from './hearing.tsx';
import './settings.css';

const VIOLENCE: readonly { readonly value: Violence; readonly label: string }[] = [
  { value: 'ink', label: 'Ink: figures fall' },
  { value: 'red', label: 'Red: wounds show' },
  { value: 'none', label: 'None: they are carried out' },
];

/** How much of the cruelty is shown. */
function Showing({ settings, onSettings }: Part) {
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

interface SettingsProps {
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly data: DataState;
  /** Codes of the languages that there are words in. */
  readonly languages: readonly string[];
}

const SIZES = [100, 112, 125, 150, 175, 200];

const MOTIONS = [
  { value: 'system', label: 'As my system says' },
  { value: 'full', label: 'Full' },
  { value: 'calm', label: 'Calm' },
  { value: 'none', label: 'None' },
] as const;

const DETAILS = [
  { value: 'glance', label: '55 %' },
  { value: 'line', label: 'Needs 10: 11 in 20' },
  { value: 'law', label: 'Every term' },
] as const;

const CHANCES = [
  { value: 'wide', label: 'Where there is room' },
  { value: 'always', label: 'Always' },
  { value: 'never', label: 'Never' },
] as const;

const NAMES: Readonly<Record<keyof Settings, string>> = {
  speed: 'speed',
  waitForMe: 'wait for me',
  confirmCommit: 'ask before a commit',
  askOnGoodDice: 'Fate on good dice too',
  advice: 'advice',
  everyPrompt: 'every question',
  oddsDetail: 'detail of odds',
  law: 'rule numbers',
  palette: 'palette',
  motion: 'motion',
  textSize: 'text size',
  font: 'face',
  language: 'language',
  letterKeys: 'letter keys',
  threatOverlay: 'threat overlay',
  legend: 'legend of hatches',
  reach: 'Reach in bouts',
  hints: 'hints',
  chanceLine: 'counted chances',
  sound: 'sound',
  volume: 'volume',
  crowdVolume: 'volume of the crowd',
  beastsVolume: 'volume of beasts',
  blowsVolume: 'volume of blows',
  diceVolume: 'volume of dice',
  interfaceVolume: 'volume of the interface',
  mono: 'mono',
  quietStart: 'quiet start',
  captions: 'captions',
  violence: 'violence',
  skipExecutions: 'executions',
};

/** What a language calls itself; its code where the browser does not know. */
function languageName(code: string): string {
  return capital(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code);
}

function Language({ settings, onSettings, languages }: Pick<SettingsProps, 'settings' | 'onSettings' | 'languages'>) {
  return (
    <>
      <Choices
        legend="Language of cards and words"
        value={languages.includes(settings.language) ? settings.language : 'browser'}
        options={[
          { value: 'browser', label: 'As my browser says' },
          ...languages.map((code) => ({ value: code, label: <span lang={code}>{languageName(code)}</span> })),
        ]}
        onChoose={(language) => onSettings({ language })}
      />
      <p class="quiet">Packs that are on bring it. What they have no words for stays English.</p>
    </>
  );
}

function Reading({ settings, onSettings, languages }: Pick<SettingsProps, 'settings' | 'onSettings' | 'languages'>) {
  return (
    <Group title="Reading">
      <Choices
        legend="Text size"
        value={settings.textSize}
        options={SIZES.map((size) => ({ value: size, label: `${size} %` }))}
        onChoose={(textSize) => onSettings({ textSize })}
      />
      <Choices
        legend="Face"
        value={settings.font}
        options={[
          { value: 'sans' as const, label: 'Without serifs' },
          { value: 'serif' as const, label: 'With serifs' },
        ]}
        onChoose={(font) => onSettings({ font })}
      />
      {languages.length > 1 && <Language settings={settings} onSettings={onSettings} languages={languages} />}
    </Group>
  );
}

function swatches(id: PaletteId): ComponentChildren {
  const palette = PALETTES[id];
  return (
    <>
      <svg class="swatches" viewBox="0 0 48 12" aria-hidden="true" focusable="false">
        {[palette.floor, palette.ink, palette.men, palette.threat].map((colour, index) => (
          <rect key={index} x={index * 12} width="12" height="12" fill={colour} />
        ))}
      </svg>
      {palette.name}
      {palette.highContrast ? ', high contrast' : ''}
      {palette.dark ? ', dark' : ''}
      {id === 'murex' ? ', for colour blindness' : ''}
    </>
  );
}

function Seeing({ settings, onSettings }: Part) {
  return (
    <Group title="Seeing">
      <Choices
        legend="Palette"
        value={settings.palette}
        options={PALETTE_IDS.map((id) => ({ value: id, label: swatches(id) }))}
        onChoose={(palette) => onSettings({ palette })}
      />
      <Tick
        label="Threat overlay from the start"
        note="Where the beast will run, leap and overrun."
        checked={settings.threatOverlay}
        onChange={(threatOverlay) => onSettings({ threatOverlay })}
      />
      <Tick label="Legend of hatches beside the arena" checked={settings.legend} onChange={(legend) => onSettings({ legend })} />
    </Group>
  );
}

function Motion({ settings, onSettings }: Part) {
  return (
    <Group title="Motion">
      <Choices legend="How figures move" value={settings.motion} options={MOTIONS} onChoose={(motion) => onSettings({ motion })} />
      <p class="quiet">Nothing ever flashes or shakes.</p>
    </Group>
  );
}

function Play({ settings, onSettings }: Part) {
  return (
    <Group title="Play">
      <Choices
        legend="Speed"
        value={String(settings.speed)}
        options={SPEEDS.map((speed) => ({ value: String(speed), label: speed === 'instant' ? 'Instant' : `${speed}×` }))}
        onChoose={(chosen) => onSettings({ speed: SPEEDS.find((speed) => String(speed) === chosen)! })}
      />
      <p class="quiet">When a gladiator of your own asks the crowd for his life, the game waits for you at every speed.</p>
      <Choices legend="Odds on cards" value={settings.oddsDetail} options={DETAILS} onChoose={(oddsDetail) => onSettings({ oddsDetail })} />
      <Choices
        legend="What can be hoped for, counted at each decision"
        value={settings.chanceLine}
        options={CHANCES}
        onChoose={(chanceLine) => onSettings({ chanceLine })}
      />
      <p class="quiet">
        {settings.letterKeys ? 'O in the arena switches it, Shift and O says it. ' : ''}It is counted by letting bots play on, and moves
        only when dice have fallen.
      </p>
      <Tick
        label="Advice"
        note="Answers lie by what they are worth, the best of them chosen already. Without it they lie as the rules list them, and none is chosen for you."
        checked={settings.advice}
        onChange={(advice) => onSettings({ advice })}
      />
      <Tick
        label="Rule numbers"
        note={`Beside every reason the number of its rule, which opens the rulebook there.${settings.letterKeys ? ' J in the arena.' : ''}`}
        checked={settings.law}
        onChange={(law) => onSettings({ law })}
      />
      <Tick
        label="Wait for me"
        note="After each roll the game goes on when you say so."
        checked={settings.waitForMe}
        onChange={(waitForMe) => onSettings({ waitForMe })}
      />
      <Tick
        label="Ask before a commit that leaves a man idle"
        checked={settings.confirmCommit}
        onChange={(confirmCommit) => onSettings({ confirmCommit })}
      />
      <Tick
        label="Offer another throw of good dice too"
        note="Otherwise a man is asked only when another throw is more likely to help than to harm."
        checked={settings.askOnGoodDice}
        onChange={(askOnGoodDice) => onSettings({ askOnGoodDice })}
      />
      <Tick
        label="Ask every question"
        note="Otherwise a question with one answer is not asked, and a turn in which nothing is left to do ends by itself."
        checked={settings.everyPrompt}
        onChange={(everyPrompt) => onSettings({ everyPrompt })}
      />
      <Tick label="Hints" note="One sentence on what is asked for." checked={settings.hints} onChange={(hints) => onSettings({ hints })} />
      <Tick
        label="Single letters as keys in the arena"
        note="Switch it off when they collide with your own software."
        checked={settings.letterKeys}
        onChange={(letterKeys) => onSettings({ letterKeys })}
      />
    </Group>
  );
}

/** Bouts that are counted are nothing that somebody has set. */
function isChanged(settings: Settings, name: keyof Settings): boolean {
  if (name === 'reach') return Object.values(settings.reach).some((kept) => typeof kept === 'string');
  return settings[name] !== DEFAULT_SETTINGS[name];
}

function Differences({ settings, onSettings }: Part) {
  const changed = (Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[]).filter((name) => isChanged(settings, name));
  return (
    <div class="settings-differences button-row">
      <p>{changed.length === 0 ? 'Everything is as it comes.' : `Changed: ${changed.map((name) => NAMES[name]).join(', ')}.`}</p>
      {changed.length > 0 && (
        <button type="button" class="button" onClick={() => onSettings(DEFAULT_SETTINGS)}>
          All as it comes
        </button>
      )}
    </div>
  );
}

/** Everything that can be set; each change shows at once. */
export function SettingsScreen(props: SettingsProps) {
  return (
    <Screen title="Settings">
      <Differences {...props} />
      <div class="settings">
        <Reading {...props} />
        <Seeing {...props} />
        <Motion {...props} />
        <Hearing {...props} />
        <Showing {...props} />
        <Play {...props} />
        <DataSection {...props.data} />
      </div>
    </Screen>
  );
}
