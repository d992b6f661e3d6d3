import '../../hud/settings/settings.css';
import { version } from '../../../package.json';
import { content } from 'virtual:content';
import { iconAuthors } from '../../art/index.ts';
import { CreditsScreen } from '../../hud/credits/index.ts';

export function CreditsRoute() {
  return <CreditsScreen version={version} packs={content.packs} iconAuthors={iconAuthors()} />;
}
