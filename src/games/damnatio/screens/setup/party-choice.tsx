import { useState } from 'preact/hooks';
import type { PaletteId } from '../../../../art/index.ts';
import type { Messages } from '../../../../catalogue/index.ts';
import type { HuntSetup, ManCard } from '../../rules/index.ts';
import { capital, Icon, Latin, latinOf, Medallion, RatingsDialog, Worded } from '../../../../hud/common/index.ts';
import { manRatings } from '../ratings.ts';
import { Choices } from '../../../../hud/page/index.ts';
import { ByPack, OfPack, PackOptions } from '../../../../hud/setup/index.ts';

const MOST = 6;

export interface PartyChoiceProps {
  readonly setup: HuntSetup;
  readonly cards: readonly ManCard[];
  /** Cards of the men who stand on the sand with this seed; empty while the set-up is not allowed. */
  readonly roster: readonly string[];
  readonly messages: Messages;
  readonly palette: PaletteId;
  readonly problem: string | null;
  readonly onParty: (men: readonly string[], draw: number) => void;
  readonly onDrawAgain: () => void;
}

function standing(card: ManCard): string {
  return card.kind === 'noxius' ? `level ${card.level} · ${card.crime}` : `bestiarius · ${card.grade}`;
}

/** The way to a man's ratings. */
function RatingsOfMan({ card }: { readonly card: ManCard }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button icon-button"
        aria-haspopup="dialog"
        aria-label={`Ratings of ${card.name}`}
        title={`Ratings of ${card.name}`}
        onClick={() => setOpen(true)}
      >
        <Icon sign="help" />
      </button>
      {open ? <RatingsDialog ratings={manRatings({ card })} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Man({ card, messages, palette }: Pick<PartyChoiceProps, 'messages' | 'palette'> & { readonly card: ManCard }) {
  return (
    <>
      <Medallion
        card={card.id}
        kind={card.kind}
        palette={palette}
        size={44}
        hp={1}
        state="standing"
        weapon={card.weapon.id}
        initial={card.name.slice(0, 1)}
      />
      <span class="pick-words">
        <span class="pick-name">
          <Worded text={card.name} />
          <Latin name={latinOf(messages, 'man', card.id)} beside={card.name} /> <OfPack card={card.id} />
        </span>
        <span class="quiet">{capital(standing(card))}</span>
        <span class="quiet">
          {capital(card.weapon.name)} · HP {card.ratings.hitPoints}
        </span>
      </span>
    </>
  );
}

/** Those who were drawn; each may be swapped, which makes the party a chosen one. */
function Drawn({ roster, cards, messages, palette, onParty }: PartyChoiceProps) {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const others = cards.filter(({ id }) => !roster.includes(id));
  const swap = (out: string, into: string): void =>
    onParty(
      roster.map((id) => (id === out ? into : id)),
      0,
    );
  return (
    <ul class="pick-men">
      {roster.map((id, index) => (
        <li class="pick-man" key={`${id}-${index}`}>
          <Man card={byId.get(id)!} messages={messages} palette={palette} />
          <RatingsOfMan card={byId.get(id)!} />
          <select
            class="select"
            aria-label={`Swap ${byId.get(id)!.name} for`}
            value=""
            onChange={(event) => swap(id, event.currentTarget.value)}
          >
            <option value="">Swap …</option>
            <PackOptions cards={others} />
          </select>
        </li>
      ))}
    </ul>
  );
}

function Chosen({ setup, cards, messages, palette, onParty }: PartyChoiceProps) {
  const toggle = (id: string, into: boolean): void =>
    onParty(into ? [...setup.men, id] : setup.men.filter((man) => man !== id), setup.draw);
  return (
    <ByPack items={cards} nouns={['man', 'men']} isChosen={({ id }) => setup.men.includes(id)}>
      {(men) => (
        <ul class="pick-men">
          {men.map((card) => {
            const chosen = setup.men.includes(card.id);
            return (
              <li class={chosen ? 'pick-man chosen' : 'pick-man'} key={card.id}>
                <label class="tick pick-tick">
                  <input
                    type="checkbox"
                    checked={chosen}
                    disabled={!chosen && setup.men.length >= MOST}
                    onChange={(event) => toggle(card.id, event.currentTarget.checked)}
                  />
                  <span class="visually-hidden">{card.name}</span>
                </label>
                <Man card={card} messages={messages} palette={palette} />
                <RatingsOfMan card={card} />
              </li>
            );
          })}
        </ul>
      )}
    </ByPack>
  );
}

/** Who goes in: by lot as the rules suggest, or by name. */
export function PartyChoice(props: PartyChoiceProps) {
  const { setup, roster, problem, onParty, onDrawAgain } = props;
  const byLot = setup.men.length === 0 && setup.draw > 0;
  const how = byLot ? 'lots' : 'names';
  const change = (to: 'lots' | 'names'): void => (to === 'lots' ? onParty([], 4) : onParty(roster.length > 0 ? roster : ['syrus'], 0));
  return (
    <section class="panel" aria-labelledby="party-title">
      <h2 id="party-title">The condemned</h2>
      {problem && <p class="problem">{problem}</p>}
      <div class="button-row">
        <Choices
          legend="Who goes in"
          value={how}
          options={[
            { value: 'lots', label: 'Drawn by lot' },
            { value: 'names', label: 'Chosen' },
          ]}
          onChoose={change}
        />
        {byLot && (
          <>
            <Choices
              legend="How many"
              value={setup.draw}
              options={[1, 2, 3, 4, 5, 6].map((count) => ({ value: count, label: count }))}
              onChoose={(draw) => onParty([], draw)}
            />
            <button type="button" class="button draw-again" onClick={onDrawAgain}>
              Draw again
            </button>
          </>
        )}
      </div>
      {byLot ? <Drawn {...props} /> : <Chosen {...props} />}
    </section>
  );
}
