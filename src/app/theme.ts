/** Apart from all else that the index lists, so that no more than this is fetched when the title can be used. */
export { applyTheme } from '../hud/common/index.ts';
