import type { Portrait } from '../layers.ts';
import { at, BARE, bare, bound, figure, head, held, leading, mirrored, SCUTUM, shield, short, tall, trunk } from './compose.ts';

const HOPLOMACHUS = head('fig-helm-hoplomachus', 'fig-crest-horsehair').map((layer) => ({ ...layer, dx: 38 }));
const CRUPELLARIUS = head('fig-helm-crupellarius');
const PROVOCATOR = head('fig-helm-provocator', 'fig-feather-back');
const SECUTOR = head('fig-helm-secutor');
const HASTA_BY = held('fig-hasta', 436, 330, 6);

/** The classes of the munera by the id of their card. Told apart by helmet first, then by shield and weapon. */
export const FIGURES: Readonly<Record<string, Portrait>> = {
  samnite: figure(trunk('fig-trunk-belt'), tall('fig-feathers', 'fig-crest-samnite'), short('fig-helm-samnite'), bound('fig-gladius', 2), SCUTUM),
  retiarius: figure(
    trunk('fig-trunk-bare'), BARE.map((layer) => ({ ...layer, dx: -16, dy: 16 })), at('fig-galerus', { dx: -6 }),
    at('fig-net'), at('fig-arm-down'), leading('fig-trident', 2),
  ),
  murmillo: figure(trunk('fig-trunk-belt'), short('fig-helm-murmillo'), tall('fig-crest-fish'), bound('fig-gladius', 2), SCUTUM),
  secutor: figure(trunk('fig-trunk-belt'), SECUTOR, bound('fig-gladius', 4), shield('fig-parma')),
  thraex: figure(trunk('fig-trunk-belt'), tall('fig-crest-griffin'), short('fig-helm-thraex'), bound('fig-sica', -12), shield('fig-parmula')),
  gaul: figure(trunk('fig-trunk-bare'), head('fig-face', 'fig-hair-gaul', 'fig-moustache'), bare('fig-gladius', 0), at('fig-oval-shield', { dx: 14, dy: 34 })),
  'hoplomachus-a-spear': figure(trunk('fig-trunk-bare'), HOPLOMACHUS, bare('fig-spear', 4), at('fig-hoplon')),
  'hoplomachus-a-sword': figure(trunk('fig-trunk-bare'), HOPLOMACHUS, bare('fig-gladius', 0), HASTA_BY, at('fig-hoplon')),
  'hoplomachus-b-spear': figure(trunk('fig-trunk-belt'), HOPLOMACHUS, bound('fig-spear', 4), shield('fig-parma')),
  'hoplomachus-b-sword': figure(trunk('fig-trunk-belt'), HOPLOMACHUS, bound('fig-gladius', 0), HASTA_BY, shield('fig-parma')),
  cataphractarius: figure(
    trunk('fig-trunk-scales'), head('fig-aventail', 'fig-helm-cataphract'), held('fig-spear', 300, 308, 50, { scale: 0.9 }),
    at('fig-arm-down', { dy: 10 }), at('fig-arm-lead', { dx: -10, dy: 20 }),
  ),
  'crupellarius-large': figure(trunk('fig-trunk-iron'), CRUPELLARIUS, bound('fig-gladius', 4), SCUTUM),
  'crupellarius-small': figure(trunk('fig-trunk-iron'), CRUPELLARIUS, bound('fig-gladius', 4), shield('fig-parma')),
  diamecheri: figure(
    trunk('fig-trunk-belt'), head('fig-crest-tail', 'fig-helm-diamecheri').map((layer) => ({ ...layer, dx: 0, scale: 1.02 })),
    bound('fig-gladius', -4), bound('fig-gladius', -4).map(mirrored),
  ),
  pugilarius: figure(trunk('fig-trunk-bare'), head('fig-face', 'fig-beard', 'fig-hair-boxer'), at('fig-fist-up'), at('fig-fist-up', { flip: true })),
  arbelas: figure(trunk('fig-trunk-scales'), head('fig-helm-arbelas', 'fig-crest-halfmoon').map((layer) => ({ ...layer, dx: 0 })), bound('fig-gladius', 2), at('fig-arbelos', { dx: 4, dy: 44 })),
  scissor: figure(trunk('fig-trunk-scales'), SECUTOR.map((layer) => ({ ...layer, dx: -10 })), at('fig-arm-down'), at('fig-parma', { dx: -250, dy: 10 }), at('fig-scissor', { dx: 4, dy: 40 })),
  'laquearius-sword': figure(
    trunk('fig-trunk-bare'), head('fig-face', 'fig-hair-short', 'fig-headband').map((layer) => ({ ...layer, dx: 24 })),
    at('fig-lasso'), at('fig-arm-up'), leading('fig-gladius', 14),
  ),
  'laquearius-spear': figure(
    trunk('fig-trunk-bare'), head('fig-face', 'fig-hair-short', 'fig-headband').map((layer) => ({ ...layer, dx: -16 })),
    at('fig-galerus', { dx: -6 }), leading('fig-spear', 2), at('fig-lasso-coil'), at('fig-lasso-end'), at('fig-arm-down', { dy: -20 }),
  ),
  'contra-retiarius': figure(trunk('fig-trunk-scales'), head('fig-helm-contra'), bound('fig-gladius', 2), at('fig-cone')),
  velite: figure(trunk('fig-trunk-bare'), head('fig-face', 'fig-wolf'), held('fig-hasta', 74, 282, -4), at('fig-thong', { dx: -176, dy: 60 }), at('fig-arm-up'), shield('fig-parma')),
  gaetulian: figure(
    trunk('fig-trunk-bare'), head('fig-face', 'fig-hair-curls').map((layer) => ({ ...layer, dx: -10 })), held('fig-dart', 66, 216, 4, { scale: 1.3 }), at('fig-arm-up'),
    held('fig-dart', 426, 296, 38, { scale: 1.15 }), held('fig-dart', 402, 276, 8, { scale: 1.15 }), at('fig-arm-lead', { dx: -10, dy: 20 }),
  ),
  provocator: figure(trunk('fig-trunk-plate'), PROVOCATOR, bound('fig-spear', 4), shield('fig-buckler')),
  'provocator-early': figure(trunk('fig-trunk-plate'), PROVOCATOR, bound('fig-gladius', 2), SCUTUM),
  sagittarius: figure(
    at('fig-quiver', { dx: -10, dy: 20 }), at('fig-string'), trunk('fig-trunk-bare'),
    head('fig-face', 'fig-cap').map((layer) => ({ ...layer, dx: -22, scale: 1.04, dy: 6 })), at('fig-arrow'), at('fig-bow'), at('fig-arm-draw'),
  ),
};
