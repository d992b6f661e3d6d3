export { applyTheme } from '../hud/common/index.ts';
