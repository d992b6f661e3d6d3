import type { AnyFight, Switches } from './fight-model.ts';

type Switched = Pick<AnyFight, 'settings' | 'options' | 'threat' | 'threats'>;

export function switchesOf(model: Switched, tell: (text: string) => void): Switches {
  const { settings, options, threat, threats } = model;
  return {
    cycleThreat() {
      const { name, levels } = threats;
      threat.value = (threat.value + 1) % levels.length;
      tell(`${name}: ${levels[threat.value]}.`);
    },
    explain: () => options.onSettings({ oddsDetail: settings.value.oddsDetail === 'law' ? 'line' : 'law' }),
    law() {
      const law = !settings.value.law;
      options.onSettings({ law });
      tell(law ? 'Rule numbers shown.' : 'Rule numbers hidden.');
    },
    mute() {
      const sound = !settings.value.sound;
      options.onSettings({ sound });
      tell(sound ? 'Sound is on.' : 'Sound is off.');
    },
  };
}
