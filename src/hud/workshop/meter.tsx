import './report.css';

interface MeterProps {
  readonly value: number;
  readonly half: number;
  readonly most: number;
  readonly difference: { readonly value: number; readonly half: number } | null;
  /** Between what it should lie; null where nothing is aimed at. */
  readonly aim: { readonly least: number; readonly most: number } | null;
}

const WIDE = 100;

/** A number as a bar with its range, over a band that it should end in; below it, the difference from another, from the middle to its side. */
export function Meter({ value, half: width, most, difference: other, aim }: MeterProps) {
  const half = Number.isFinite(width) ? width : most;
  const difference = other && Number.isFinite(other.half) ? other : null;
  const at = (n: number): number => (Math.max(0, Math.min(most, n)) / (most || 1)) * WIDE;
  const away = (n: number): number => WIDE / 2 + Math.max(-1, Math.min(1, n / ((most || 1) / 2))) * (WIDE / 2);
  return (
    <svg viewBox={`0 0 ${WIDE} ${difference ? 18 : 10}`} preserveAspectRatio="none" focusable="false" class="meter">
      <rect class="meter-all" width={WIDE} height="8" />
      <rect class="meter-value" width={at(value)} height="8" />
      <rect class="meter-range" x={at(value - half)} width={Math.max(0.6, at(value + half) - at(value - half))} y="3" height="2" />
      {aim && <rect class="meter-aim" x={at(aim.least)} width={at(aim.most) - at(aim.least)} y="0.5" height="7" />}
      {difference && (
        <>
          <rect class="meter-middle" x={WIDE / 2 - 0.2} width="0.4" y="9" height="9" />
          <rect
            class={difference.value < 0 ? 'meter-less' : 'meter-more'}
            x={Math.min(WIDE / 2, away(difference.value))}
            width={Math.max(0.4, Math.abs(away(difference.value) - WIDE / 2))}
            y="10"
            height="6"
          />
          <rect
            class="meter-range"
            x={away(difference.value - difference.half)}
            width={Math.max(0.6, away(difference.value + difference.half) - away(difference.value - difference.half))}
            y="12"
            height="2"
          />
        </>
      )}
    </svg>
  );
}
