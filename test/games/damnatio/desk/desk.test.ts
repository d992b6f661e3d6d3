import { damnatioDesk } from '../../../../src/games/damnatio/desk/index.ts';
import { huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { kit } from '../../../support/core-content.ts';
import { provesDesk } from '../../../support/desk-contract.ts';

provesDesk({ kit, desk: damnatioDesk, setup: huntSetup({ beasts: ['lion'], draw: 4 }) });
