import { bereft } from './figures/bereft.ts';
import { classFigures } from './figures/classes.ts';
import { kitFigure, type FigureKit } from './figures/kit.ts';
import { ICON_BOX, iconCut, iconPath } from './icons.ts';
import { LINE, type Layer, type Portrait } from './layers.ts';

export type { FigureKit, Layer, Portrait };

export type CardKind = 'beast' | 'noxius' | 'bestiarius' | 'gladiator';

const PORTRAITS: Readonly<Record<string, Portrait>> = {
  lion: { icon: 'lion', scale: 0.96, dx: -6 },
  bull: { icon: 'charging-bull', scale: 1.06, dx: -26, crop: true },
  bear: { icon: 'bear-head', scale: 1.04, dx: -34, crop: true },
  boar: { icon: 'boar' },
  wolf: { icon: 'wolf-head' },
  elephant: { icon: 'elephant' },
  ostrich: { icon: 'ostrich' },
  syrus: { icon: 'run' },
  dama: { icon: 'robber', scale: 0.98 },
  pyrrhus: { icon: 'throwing-ball', scale: 0.94, dx: 14, dy: 18, with: [{ icon: 'flame', scale: 0.42, dx: -150, dy: -176 }] },
  gavius: { icon: 'farmer' },
  bulla: { icon: 'swordman' },
  valens: { icon: 'spartan' },
  bullarius: { icon: 'caveman' },
  mamertinus: { icon: 'fencer', scale: 1.04 },
  hilarinus: { icon: 'strong' },
};

const GENERIC: Readonly<Record<CardKind, Portrait>> = {
  beast: { icon: 'paw-print', scale: 0.92 },
  noxius: { icon: 'person', scale: 0.96 },
  bestiarius: { icon: 'bowman' },
  gladiator: { icon: 'galea' },
};

/** The portrait of a card; cards nobody has drawn get the one of their kind. */
export function portraitOf(id: string, kind: CardKind): Portrait {
  return PORTRAITS[id] ?? classFigures()[id] ?? GENERIC[kind];
}

const BEREFT = new Map<string, Portrait>();

/** The figure of a gladiator by the id of his card, without what he has lost; one whom nobody has drawn is put together from what he carries. */
export function figureOf(id: string, kit?: FigureKit): Portrait {
  const drawn = classFigures()[id];
  if (!drawn) return PORTRAITS[id] ?? (kit ? kitFigure(kit) : GENERIC.gladiator);
  if (!kit?.carried) return drawn;
  const key = `${id} ${kit.carried.join(' ')}`;
  const known = BEREFT.get(key) ?? bereft(drawn, kit.carried);
  BEREFT.set(key, known);
  return known;
}

/** Ids of all classes that are drawn. */
export function figureIds(): readonly string[] {
  return Object.keys(classFigures());
}

export function hasPortrait(id: string): boolean {
  return Object.hasOwn(PORTRAITS, id) || Object.hasOwn(classFigures(), id);
}

/** Inner mark-up of an `<svg viewBox="0 0 512 512">` with all layers of a portrait. */
export function portraitSvg(portrait: Portrait): string {
  return [portrait, ...(portrait.with ?? [])]
    .map((layer) => {
      const half = ICON_BOX / 2;
      const k = layer.scale ?? 1;
      const move = `translate(${half + (layer.dx ?? 0)} ${half + (layer.dy ?? 0)})`;
      const shape = `rotate(${layer.turn ?? 0}) scale(${layer.flip ? -k : k} ${k}) translate(${-half} ${-half})`;
      return portrait.layered
        ? sheetSvg(layer, `${move} ${shape}`)
        : `<path fill="currentColor" transform="${move} ${shape}" d="${iconPath(layer.icon)}"/>`;
    })
    .join('');
}

/** The colour of the ground shows in the lines; a style sheet may name another in `--cut`. */
const GROUND = 'var(--cut, var(--panel, #fff))';

function sheetSvg(layer: Layer, transform: string): string {
  const width = Math.round((2 * LINE) / (layer.scale ?? 1));
  const cut = iconCut(layer.icon, true);
  const lines = cut === '' ? '' : `<path fill="${GROUND}" d="${cut}"/>`;
  const body = `fill="currentColor" stroke="${GROUND}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"`;
  return `<g transform="${transform}"><path ${body} d="${iconPath(layer.icon)}"/>${lines}</g>`;
}
