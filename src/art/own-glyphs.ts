/** Silhouettes drawn for the game where no icon of the set serves: bold enough for a seal of 12 pixels. */

const OWN = 'Damnatio';
const own = (path: string): { path: string; author: string } => ({ path, author: OWN });

export const OWN_GLYPHS = {
  'own-menu': own('M64 104H448V176H64ZM64 220H448V292H64ZM64 336H448V408H64Z'),
  /** A kitchen knife: broad blade, straight back. */
  'own-knife': own('M70 480 30 440 178 292 218 332ZM196 274 432 38C490 60 494 150 440 216 396 270 330 296 254 332Z'),
  /** A stave broken off at one end. */
  'own-cudgel': own('M28 452 60 484 430 222 486 170 452 156 490 112 430 112 436 54 386 92 340 60 310 132Z'),
  'own-hasta': own('M24 462 50 488 352 186 326 160ZM310 128 384 202C450 180 490 110 492 20 402 22 332 62 310 128Z'),
  /** The hunting spear: a cross-bar stops the beast. */
  'own-venabulum': own('M24 462 50 488 300 238 274 212ZM188 192 320 324 352 292 220 160ZM292 132 380 220C452 196 492 120 492 20 392 20 316 60 292 132Z'),
  'own-javelin': own('M20 474 38 492 380 150 362 132ZM492 20 330 84 372 110 402 140 428 182Z'),
  'own-pitchfork': own('M24 462 50 488 252 286 226 260ZM208 200 312 304 392 278 492 178 466 152 376 242 330 258 316 244 478 82 452 56 290 218 254 182 270 136 360 46 334 20 234 120Z'),
  'own-torch': own('M40 436 76 472 300 300 212 212ZM236 196 316 276C420 290 500 210 470 96 452 132 428 146 404 140 430 92 408 40 350 20 360 62 342 86 316 96 300 70 280 62 262 62 276 110 226 140 236 196Z'),
  'own-fists': own('M96 200H300V128Q300 96 332 96T364 128V176Q420 180 420 236V330Q420 416 330 416H190Q96 416 96 320Z'),
} as const;
