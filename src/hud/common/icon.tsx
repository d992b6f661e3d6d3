import {
  figureOf,
  iconSvg,
  portraitOf,
  portraitSvg,
  SIGNS,
  weaponIcon,
  type CardKind,
  type FigureKit,
  type IconName,
  type Sign,
} from '../../art/index.ts';

function Silhouette({ markup, label, className }: { markup: string; label?: string | undefined; className: string }) {
  const named = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const };
  return <svg class={className} viewBox="0 0 512 512" focusable="false" {...named} dangerouslySetInnerHTML={{ __html: markup }} />;
}

interface IconProps {
  readonly label?: string;
  readonly class?: string;
}

/** A sign of the interface in the current colour; without a label it is decoration. */
export function Icon({ sign, label, class: more = '' }: IconProps & { readonly sign: Sign }) {
  return <Silhouette markup={iconSvg(SIGNS[sign])} label={label} className={`icon ${more}`} />;
}

export function IconByName({ name, label, class: more = '' }: IconProps & { readonly name: IconName }) {
  return <Silhouette markup={iconSvg(name)} label={label} className={`icon ${more}`} />;
}

export function WeaponIcon({ weapon, label }: { readonly weapon: string; readonly label?: string }) {
  return <Silhouette markup={iconSvg(weaponIcon(weapon))} label={label} className="icon weapon" />;
}

interface PortraitProps {
  readonly card: string;
  readonly kind: CardKind;
  /** What he wears and holds, for a class that nobody has drawn. */
  readonly kit?: FigureKit | undefined;
}

/** The silhouette of a card, without its medallion. */
export function Portrait({ card, kind, kit }: PortraitProps) {
  return <Silhouette markup={portraitSvg(kit ? figureOf(card, kit) : portraitOf(card, kind))} className="portrait" />;
}
