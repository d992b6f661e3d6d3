export { playMeasured as playBouts } from '../../../session/index.ts';
