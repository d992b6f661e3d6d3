import { mix } from './tones.ts';

export type PaletteId = 'ostia' | 'attic' | 'murex' | 'basalt' | 'marmor';

/** The colours text and shapes may use; text uses ink, muted and link only. */
export interface Palette {
  readonly id: PaletteId;
  readonly name: string;
  readonly dark: boolean;
  readonly highContrast: boolean;
  readonly floor: string;
  readonly floorAlt: string;
  readonly panel: string;
  readonly ink: string;
  readonly muted: string;
  readonly link: string;
  readonly men: string;
  readonly move: string;
  readonly threat: string;
  readonly good: string;
  /** Colours of six sides by their place, told apart also by whoever sees fewer colours; each has its numeral as well. */
  readonly sides: readonly string[];
  readonly medal: Medal;
}

/** A medallion: rim disc, field inside, figure on it and the lines cut into the figure. */
export interface Medal {
  readonly rim: string;
  readonly field: string;
  readonly figure: string;
  readonly line: string;
  /** Stones of the front arc. */
  readonly front: string;
}

type Colours = Omit<Palette, 'id' | 'name' | 'dark' | 'highContrast' | 'medal' | 'sides'> & {
  /** The fifth and the sixth side; the first four wear the four roles. */
  readonly more: readonly [string, string];
};

function sidesOf({ men, threat, move, good, more }: Colours): readonly string[] {
  return [men, threat, move, good, ...more];
}

function light(id: PaletteId, name: string, c: Colours, highContrast = false): Palette {
  const medal = { rim: c.ink, field: c.panel, figure: c.ink, line: c.panel, front: mix(c.panel, '#ffffff', 0.5) };
  const { more: _, ...roles } = c;
  return { id, name, dark: false, highContrast, ...roles, sides: sidesOf(c), medal };
}

/** On a dark ground the pot is red figure: light figures, dark lines cut into them. */
function dark(id: PaletteId, name: string, c: Colours, figure: string, highContrast = false): Palette {
  const medal = { rim: mix(c.floor, '#000000', 0.6), field: mix(c.panel, '#000000', 0.25), figure, line: c.floor, front: c.ink };
  const { more: _, ...roles } = c;
  return { id, name, dark: true, highContrast, ...roles, sides: sidesOf(c), medal };
}

export const PALETTES: Readonly<Record<PaletteId, Palette>> = {
  ostia: light('ostia', 'Ostia', {
    floor: '#EFE4CC',
    floorAlt: '#E2D2AE',
    panel: '#F7F0E0',
    ink: '#1B1512',
    muted: '#5A4B3C',
    link: '#1D3F86',
    men: '#B0500F',
    move: '#2450A8',
    threat: '#5E0B2E',
    good: '#0B7A6B',
    more: ['#666633', '#8A2BD6'],
  }),
  attic: dark(
    'attic',
    'Attic',
    {
      floor: '#17110E',
      floorAlt: '#241A15',
      panel: '#30231C',
      ink: '#F6EAD3',
      muted: '#C9B59A',
      link: '#A9B8FF',
      men: '#FFB000',
      move: '#8A86FF',
      threat: '#FF4F78',
      good: '#C2FFF6',
      more: ['#996600', '#CC99CC'],
    },
    '#F2A468',
  ),
  murex: light('murex', 'Murex', {
    floor: '#F1E7D2',
    floorAlt: '#E3D5B6',
    panel: '#F8F2E4',
    ink: '#15120F',
    muted: '#54483A',
    link: '#4B2AA0',
    men: '#BF5600',
    move: '#6A3FD1',
    threat: '#2B0038',
    good: '#00837D',
    more: ['#666633', '#990099'],
  }),
  basalt: dark(
    'basalt',
    'Basalt',
    {
      floor: '#000000',
      floorAlt: '#0B0B0B',
      panel: '#141414',
      ink: '#FFFFFF',
      muted: '#E0E0E0',
      link: '#B9C6FF',
      men: '#FFD400',
      move: '#8FA8FF',
      threat: '#FF7F9F',
      good: '#C9FFF0',
      more: ['#9A6BFF', '#D85020'],
    },
    '#FFFFFF',
    true,
  ),
  marmor: light(
    'marmor',
    'Marmor',
    {
      floor: '#FFFFFF',
      floorAlt: '#F2F2F2',
      panel: '#FAFAFA',
      ink: '#000000',
      muted: '#333333',
      link: '#00337A',
      men: '#8A3E00',
      move: '#1C3FB0',
      threat: '#4A0033',
      good: '#00564F',
      more: ['#6F6F55', '#9900FF'],
    },
    true,
  ),
};

export const PALETTE_IDS = Object.keys(PALETTES) as readonly PaletteId[];
export const DEFAULT_PALETTE: PaletteId = 'ostia';

/** What the stones of the arena are cut from; all within the palette's own range. */
export interface FloorTones {
  /** Three near tones, so that neighbouring hexes are told apart. */
  readonly hex: readonly [string, string, string];
  readonly grout: string;
  readonly edge: string;
  readonly porphyry: string;
  readonly pale: string;
  readonly wallGround: string;
  readonly ochre: string;
  readonly stands: string;
}

export function floorTones(p: Palette): FloorTones {
  if (p.dark) {
    const lift = p.highContrast ? 0.07 : 0.055;
    return {
      hex: [p.floor, mix(p.floor, p.floorAlt, 0.5), p.floorAlt],
      grout: mix(p.floor, '#000000', 0.35),
      edge: mix(p.floorAlt, p.ink, p.highContrast ? 0.3 : 0.17),
      porphyry: mix(p.threat, p.floor, 0.55),
      pale: mix(p.floor, p.muted, 0.62),
      wallGround: mix(p.floor, '#000000', 0.5),
      ochre: mix(p.men, p.floor, 0.45),
      stands: mix(p.floor, p.ink, lift),
    };
  }
  return {
    hex: [p.floor, mix(p.floor, p.floorAlt, 0.4), mix(p.floor, p.floorAlt, 0.8)],
    grout: mix(p.floorAlt, p.ink, 0.11),
    edge: mix(p.floorAlt, p.ink, p.highContrast ? 0.36 : 0.2),
    porphyry: mix(p.threat, p.floorAlt, 0.12),
    pale: p.panel,
    wallGround: mix(p.ink, p.floorAlt, 0.06),
    ochre: mix(p.men, p.floorAlt, 0.22),
    stands: mix(mix(p.floorAlt, p.men, 0.16), p.ink, 0.56),
  };
}
