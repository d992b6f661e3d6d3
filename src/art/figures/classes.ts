import type { Layer, Portrait } from '../glyph.ts';
import { at, bare, bareHead, bound, figure, head, held, leading, mirrored, scutum, shield, short, tall, trunk } from './compose.ts';

const hoplite = () => moved(head('fig-helm-hoplomachus', 'fig-crest-horsehair'), { dx: 38 });
const bucket = () => head('fig-helm-crupellarius');
const guarded = () => head('fig-helm-provocator', 'fig-feather-back');
const egg = () => head('fig-helm-secutor');
const hastaBy = () => held('fig-hasta', 436, 330, 6);

/** Moves layers, for example a head out of the way of a weapon. */
const moved = (layers: readonly Layer[], by: Partial<Layer>): Layer[] => layers.map((layer) => ({ ...layer, ...by }));

/** Those with a shield and a sword or spear. */
const shielded = (): Record<string, Portrait> => ({
  samnite: figure(
    trunk('fig-trunk-belt'),
    tall('fig-feathers', 'fig-crest-samnite'),
    short('fig-helm-samnite'),
    bound('fig-gladius', 2),
    scutum(),
  ),
  murmillo: figure(trunk('fig-trunk-belt'), short('fig-helm-murmillo'), tall('fig-crest-fish'), bound('fig-gladius', 2), scutum()),
  secutor: figure(trunk('fig-trunk-belt'), egg(), bound('fig-gladius', 4), shield('fig-parma')),
  thraex: figure(
    trunk('fig-trunk-belt'),
    tall('fig-crest-griffin'),
    short('fig-helm-thraex'),
    bound('fig-sica', -12),
    shield('fig-parmula'),
  ),
  gaul: figure(
    trunk('fig-trunk-bare'),
    head('fig-face', 'fig-hair-gaul', 'fig-moustache'),
    bare('fig-gladius', 0),
    at('fig-oval-shield', { dx: 14, dy: 34 }),
  ),
  'hoplomachus-a-spear': figure(trunk('fig-trunk-bare'), hoplite(), bare('fig-spear', 4), at('fig-hoplon')),
  'hoplomachus-a-sword': figure(trunk('fig-trunk-bare'), hoplite(), bare('fig-gladius', 0), hastaBy(), at('fig-hoplon')),
  'hoplomachus-b-spear': figure(trunk('fig-trunk-belt'), hoplite(), bound('fig-spear', 4), shield('fig-parma')),
  'hoplomachus-b-sword': figure(trunk('fig-trunk-belt'), hoplite(), bound('fig-gladius', 0), hastaBy(), shield('fig-parma')),
  'crupellarius-large': figure(trunk('fig-trunk-iron'), bucket(), bound('fig-gladius', 4), scutum()),
  'crupellarius-small': figure(trunk('fig-trunk-iron'), bucket(), bound('fig-gladius', 4), shield('fig-parma')),
  velite: figure(
    trunk('fig-trunk-bare'),
    head('fig-face', 'fig-wolf'),
    held('fig-hasta', 74, 282, -4),
    at('fig-thong', { dx: -176, dy: 60 }),
    at('fig-arm-up'),
    shield('fig-parma'),
  ),
  provocator: figure(trunk('fig-trunk-plate'), guarded(), bound('fig-spear', 4), shield('fig-buckler')),
  'provocator-early': figure(trunk('fig-trunk-plate'), guarded(), bound('fig-gladius', 2), scutum()),
});

/** Those with both hands full, or a weapon of their own. */
const unshielded = (): Record<string, Portrait> => ({
  retiarius: figure(
    trunk('fig-trunk-bare'),
    moved(bareHead(), { dx: -16, dy: 16 }),
    at('fig-galerus', { dx: -6 }),
    at('fig-net'),
    at('fig-arm-down'),
    leading('fig-trident', 2),
  ),
  cataphractarius: figure(
    trunk('fig-trunk-scales'),
    head('fig-aventail', 'fig-helm-cataphract'),
    held('fig-spear', 300, 308, 50, { scale: 0.9 }),
    at('fig-arm-down', { dy: 10 }),
    at('fig-arm-lead', { dx: -10, dy: 20 }),
  ),
  diamecheri: figure(
    trunk('fig-trunk-belt'),
    moved(head('fig-crest-tail', 'fig-helm-diamecheri'), { dx: 0, scale: 1.02 }),
    bound('fig-gladius', -4),
    bound('fig-gladius', -4).map(mirrored),
  ),
  pugilarius: figure(
    trunk('fig-trunk-bare'),
    head('fig-face', 'fig-beard', 'fig-hair-boxer'),
    at('fig-fist-up'),
    at('fig-fist-up', { flip: true }),
  ),
  arbelas: figure(
    trunk('fig-trunk-scales'),
    moved(head('fig-helm-arbelas', 'fig-crest-halfmoon'), { dx: 0 }),
    bound('fig-gladius', 2),
    at('fig-arbelos', { dx: 4, dy: 44 }),
  ),
  'scissor-fighter': figure(
    trunk('fig-trunk-scales'),
    moved(egg(), { dx: -10 }),
    at('fig-arm-down'),
    at('fig-parma', { dx: -250, dy: 10 }),
    at('fig-scissor', { dx: 4, dy: 40 }),
  ),
  'laquearius-sword': figure(
    trunk('fig-trunk-bare'),
    moved(head('fig-face', 'fig-hair-short', 'fig-headband'), { dx: 24 }),
    at('fig-lasso'),
    at('fig-arm-up'),
    leading('fig-gladius', 14),
  ),
  'laquearius-spear': figure(
    trunk('fig-trunk-bare'),
    moved(head('fig-face', 'fig-hair-short', 'fig-headband'), { dx: -16 }),
    at('fig-galerus', { dx: -6 }),
    leading('fig-spear', 2),
    at('fig-lasso-coil'),
    at('fig-lasso-end'),
    at('fig-arm-down', { dy: -20 }),
  ),
  'contra-retiarius': figure(trunk('fig-trunk-scales'), head('fig-helm-contra'), bound('fig-gladius', 2), at('fig-cone')),
  gaetulian: figure(
    trunk('fig-trunk-bare'),
    moved(head('fig-face', 'fig-hair-curls'), { dx: -10 }),
    held('fig-dart', 66, 216, 4, { scale: 1.3 }),
    at('fig-arm-up'),
    held('fig-dart', 426, 296, 38, { scale: 1.15 }),
    held('fig-dart', 402, 276, 8, { scale: 1.15 }),
    at('fig-arm-lead', { dx: -10, dy: 20 }),
  ),
  sagittarius: figure(
    at('fig-quiver', { dx: -10, dy: 20 }),
    at('fig-string'),
    trunk('fig-trunk-bare'),
    moved(head('fig-face', 'fig-cap'), { dx: -22, scale: 1.04, dy: 6 }),
    at('fig-arrow'),
    at('fig-bow'),
    at('fig-arm-draw'),
  ),
});

let known: Readonly<Record<string, Portrait>> | undefined;

/** Fighters in the arms of their class, by the name of the glyph. Told apart by helmet first, then by shield and weapon. */
export function classFigures(): Readonly<Record<string, Portrait>> {
  return (known ??= { ...shielded(), ...unshielded() });
}
