/** The line by which a file says that it makes a pack: at its head, or in one of its `cards:`. */
export const PACK_MARK = /^[ -]*schema: *["']?mod\/\d/m;
