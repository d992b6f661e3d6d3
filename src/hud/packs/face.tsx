import { portraitSvg, type Portrait } from '../../art/index.ts';
import './packs.css';

/** The figure of a card of a pack, on the screen and on paper. */
export function Face({ face }: { readonly face: Portrait }) {
  return (
    <svg
      class="pack-face"
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: portraitSvg(face) }}
    />
  );
}
