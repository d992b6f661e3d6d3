/** Key of the row, among the profile, that names the packs that are on; there is none where none is. */
export const PACKS_ON = 'packs-on';
