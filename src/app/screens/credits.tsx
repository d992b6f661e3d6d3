import '../../hud/settings/settings.css';
import { version } from '../../../package.json';
import { iconAuthors } from '../../art/index.ts';
import { CreditsScreen } from '../../hud/credits/index.ts';
import { pageKit } from '../kit.ts';

export function CreditsRoute() {
  return <CreditsScreen version={version} packs={pageKit.catalogue.content.packs} iconAuthors={iconAuthors()} />;
}
