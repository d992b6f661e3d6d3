import { bar, cord, discs, part } from './shapes.ts';

/** Trunks from the neck to the hips, arms, and what is worn on them; placed as they are on a man turned to the right. */

const TRUNK = 'M196 288H314C352 292 380 312 384 348L352 520H156L120 350C124 314 156 292 196 288Z';

/** Rows of scales. */
function scales(rows: readonly number[]): string {
  return rows
    .map((y, k) => {
      let path = '';
      for (let x = 110 + (k % 2 ? 30 : 0); x < 390; x += 60) path += `M${x} ${y}q30 44 60 0v15q-30 44 -60 0Z`;
      return path;
    })
    .join('');
}

const bands = (from: readonly [number, number], to: readonly [number, number], count: number, width: number): string => {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long];
  return Array.from({ length: count }, (_, i) => {
    const d = (long * (i + 0.5)) / count;
    const [x, y] = [x1 + ux * d, y1 + uy * d];
    return bar(x - uy * width, y + ux * width, x + uy * width, y - ux * width, 10);
  }).join('');
};

const raised = (): string =>
  cord(58, [
    [150, 372],
    [84, 386],
  ]) +
  cord(50, [
    [84, 386],
    [78, 290],
  ]) +
  discs(34, [[78, 282]]);
const leading = (): string =>
  cord(58, [
    [350, 340],
    [392, 402],
  ]) +
  cord(46, [
    [392, 402],
    [404, 320],
  ]) +
  discs(30, [[406, 312]]);
const down = (): string =>
  cord(60, [
    [146, 336],
    [98, 402],
  ]) +
  cord(46, [
    [98, 402],
    [120, 420],
  ]);

export const bodies = () =>
  ({
    'fig-trunk-bare': part(TRUNK, {
      fine:
        'M176 388C206 418 240 416 256 392 272 416 306 418 338 388L340 399C308 430 274 426 256 411 238 426 204 430 174 399Z' +
        bar(256, 411, 256, 520, 8),
    }),
    'fig-trunk-belt': part(TRUNK, { cut: 'M136 424H372V440H138Z', fine: 'M150 470H360V479H152Z' }),
    'fig-trunk-scales': part(TRUNK, { cut: scales([372, 416, 460]) }),
    'fig-trunk-iron': part(TRUNK, { cut: [344, 392, 440, 488].map((y) => `M110 ${y}H400V${y + 15}H110Z`).join('') }),
    'fig-trunk-plate': part(TRUNK, { cut: 'M176 366H340V470H176ZM192 382V454H324V382Z' }),
    'fig-cloak': part('M196 292C130 300 90 350 60 470L120 520H250L220 320Z'),
    'fig-arm-up': part(raised()),
    'fig-arm-up-manica': part(raised(), { cut: bands([80, 366], [80, 306], 2, 36), fine: bands([144, 350], [96, 378], 2, 44) }),
    'fig-arm-lead': part(leading()),
    'fig-arm-lead-manica': part(leading(), { cut: bands([392, 396], [402, 344], 2, 32) }),
    'fig-arm-down': part(down()),
    'fig-arm-draw': part(
      cord(54, [
        [140, 380],
        [88, 340],
      ]) +
        cord(44, [
          [88, 340],
          [196, 276],
        ]) +
        discs(28, [[200, 272]]),
    ),
    'fig-galerus': part('M196 366C140 362 104 330 96 280L70 120C90 96 150 92 176 112L190 260C216 280 216 330 196 366Z', {
      cut: discs(17, [[132, 200]]),
      fine: 'M94 140C112 128 140 128 158 138L160 148C140 138 112 138 96 150Z',
    }),
  }) as const;
