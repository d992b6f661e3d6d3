import type { Messages, PlayContent } from '../../catalogue/index.ts';
import { reviveContent, reviveText } from '../../catalogue/index.ts';
import { DESKS } from '../../games/headless.ts';
import { kitOf } from '../../session/index.ts';
import type { Kit } from '../kit.ts';
import { pageKit } from '../kit.ts';
import type { NewContent } from './messages.ts';

/** Puts together what a worker tells piece by piece. */
export interface Dealer {
  deal(news: NewContent): Kit;
}

type Content = PlayContent['content'];

/** Everything that was told, with the newest of each game and each group of messages. */
export function newDealer(): Dealer {
  let content: Content = {};
  let messages: Messages = {};
  return {
    deal({ content: fresh, messages: said, ...rest }) {
      const all = Object.entries({ ...content, ...fresh }).filter((entry): entry is [string, Content[string]] => entry[1] !== null);
      content = Object.fromEntries(all);
      messages = reviveText({ en: { ...messages, ...said } })['en']!;
      const play = reviveContent({ ...rest, content: { ...content } });
      return {
        kit: kitOf(DESKS, play),
        catalogue: { content: play, messages, loadRules: () => pageKit.catalogue.loadRules() },
        findings: [],
      };
    },
  };
}
