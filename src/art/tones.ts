/** Small colour arithmetic on '#rrggbb' strings (sRGB), enough for tones of stone. */

type Rgb = readonly [number, number, number];

export function rgbOf(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function hexOf(rgb: Rgb): string {
  const part = (v: number): string =>
    Math.max(0, Math.min(255, Math.round(v)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(rgb[0])}${part(rgb[1])}${part(rgb[2])}`;
}

/** The colour `share` of the way from `a` to `b`. */
export function mix(a: string, b: string, share: number): string {
  const x = rgbOf(a);
  const y = rgbOf(b);
  return hexOf([x[0] + (y[0] - x[0]) * share, x[1] + (y[1] - x[1]) * share, x[2] + (y[2] - x[2]) * share]);
}

/** Multiplies all three channels: 1.05 is a lighter stone of the same quarry. */
export function scaleTone(hex: string, factor: number): string {
  const [r, g, b] = rgbOf(hex);
  return hexOf([r * factor, g * factor, b * factor]);
}

export function withAlpha(hex: string, alpha: number): string {
  const [r, g, b] = rgbOf(hex);
  return `rgba(${r},${g},${b},${alpha})`;
}

/** `steps` near tones round `hex`, from darker to lighter, `spread` apart in all. */
export function ramp(hex: string, spread: number, steps = 5): readonly string[] {
  const tones: string[] = [];
  for (let i = 0; i < steps; i++) tones.push(scaleTone(hex, 1 + spread * (i / (steps - 1) - 0.5)));
  return tones;
}

/** Relative luminance by the WCAG 2 formula. */
export function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex);
  const linear = (v: number): number => {
    const s = v / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio by the WCAG 2 formula, 1 to 21. */
export function contrast(a: string, b: string): number {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
