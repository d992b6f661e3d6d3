import { glyphFacts, type Figure, type GlyphName } from '../engine/look/index.ts';
import { beastDrawing } from './beasts/index.ts';
import { bereft } from './figures/bereft.ts';
import { glyphPortrait } from './figures/glyph-portraits.ts';
import { kitFigure, type FigureKit } from './figures/kit.ts';
import { ICON_BOX, iconCut, iconPath } from './icons.ts';
import { BEAST_LINE, LINE, type Layer, type Portrait } from './glyph.ts';
import { figureOfBeast, figureOfMan } from './looks.ts';

export type { FigureKit, Layer, Portrait };

export type CardKind = 'beast' | 'noxius' | 'bestiarius' | 'gladiator';

const GENERIC: Readonly<Record<CardKind, GlyphName>> = {
  beast: 'paw',
  noxius: 'standing-man',
  bestiarius: 'archer',
  gladiator: 'galea',
};

/** What a figure of a card comes to; null where it says nothing that can be drawn. */
export function portraitIn(figure: Figure | undefined): Portrait | null {
  if (figure?.rig) return { icon: 'paw-print', beast: figure, crop: true };
  const drawn = figure?.glyph ? glyphPortrait(figure.glyph) : null;
  return drawn && figure?.scale ? { ...drawn, scale: (drawn.scale ?? 1) * figure.scale } : drawn;
}

/** The portrait of a card; cards that say nothing of their look get the one of their kind. */
export function portraitOf(id: string, kind: CardKind): Portrait {
  return portraitIn(kind === 'beast' ? figureOfBeast(id) : figureOfMan(id)) ?? glyphPortrait(GENERIC[kind])!;
}

const BEREFT = new Map<string, Portrait>();

/** The figure of a fighter by the id of his card, without what he has lost; one whose card says nothing of his look is put together from what he carries. */
export function figureOf(id: string, kit?: FigureKit): Portrait {
  const figure = figureOfMan(id);
  const drawn = portraitIn(figure);
  if (!drawn) return kit ? kitFigure(kit) : glyphPortrait(GENERIC.gladiator)!;
  if (!kit?.carried || !figure?.glyph || glyphFacts(figure.glyph).for !== 'fighter') return drawn;
  const key = JSON.stringify([figure, kit.carried]);
  const known = BEREFT.get(key) ?? bereft(drawn, kit.carried);
  BEREFT.set(key, known);
  return known;
}

/** Inner mark-up of an `<svg viewBox="0 0 512 512">` with all layers of a portrait. */
export function portraitSvg(portrait: Portrait): string {
  if (portrait.beast) return beastSvg(portrait.beast);
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

function beastSvg(beast: Figure): string {
  const sheets = beastDrawing(beast)?.sheets ?? [];
  const body = `fill="currentColor" stroke="${GROUND}" stroke-width="${2 * BEAST_LINE}" stroke-linejoin="round" paint-order="stroke"`;
  return sheets
    .map(
      ({ path, fine, marks }) => `<path ${body} d="${path}"/>${marks + fine === '' ? '' : `<path fill="${GROUND}" d="${marks}${fine}"/>`}`,
    )
    .join('');
}

function sheetSvg(layer: Layer, transform: string): string {
  const width = Math.round((2 * LINE) / (layer.scale ?? 1));
  const cut = iconCut(layer.icon, true);
  const lines = cut === '' ? '' : `<path fill="${GROUND}" d="${cut}"/>`;
  const body = `fill="currentColor" stroke="${GROUND}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"`;
  return `<g transform="${transform}"><path ${body} d="${iconPath(layer.icon)}"/>${lines}</g>`;
}
