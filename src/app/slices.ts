export { inSlices } from '../hud/common/index.ts';
