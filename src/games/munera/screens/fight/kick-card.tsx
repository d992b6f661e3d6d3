import { Icon } from '../../../../hud/common/index.ts';
import { useFight } from './context.ts';
import { isKick, type Option } from './model/options.ts';
import { Glyph, Price } from './option-card.tsx';

/** Answers one by one, except that the kicks of one thing in several directions come together. */
export function kicksTogether(options: readonly Option[]): readonly (readonly Option[])[] {
  const groups: Option[][] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && isKick(option) && isKick(last[0]!) && last[0]!.gear === option.gear) last.push(option);
    else groups.push([option]);
  }
  return groups;
}

/** The kicks of one thing: an arrow for each direction. */
export function KickCard({ options }: { readonly options: readonly Option[] }) {
  const { model, commands } = useFight();
  const { words } = model;
  const first = options[0]!;
  return (
    <li class="hand-card option kick">
      <p class="kick-head">
        <span class="hand-title">
          <Glyph option={first} /> {words.say('answer', 'kick')} {first.gear ? words.card(first.gear) : ''}
        </span>
        <Price option={first} />
      </p>
      <p class="kick-ways" role="group" aria-label={`${words.say('answer', 'kick')} ${first.gear ? words.card(first.gear) : ''}`}>
        {options.map((option) => (
          <button
            key={option.key}
            type="button"
            class="button"
            data-option={option.key}
            aria-label={option.name}
            title={option.name}
            onClick={() => void commands.choose(option)}
          >
            {option.action.type === 'kick' ? <Icon sign="down" class={`turn-${option.action.direction}`} /> : null}
          </button>
        ))}
      </p>
    </li>
  );
}
