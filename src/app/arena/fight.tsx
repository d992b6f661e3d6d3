import { computed, useSignal, type ReadonlySignal } from '@preact/signals';
import { render, type ComponentChildren, type VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Cell } from '../../engine/hex/index.ts';
import { AppealLayer, type AppealDesk } from '../../hud/appeal/index.ts';
import { applyTheme, reducedMotion, ruleBook } from '../../hud/common/index.ts';
import type { ArenaOverlays, FightModel, FightScreenProps, GridPlace } from '../../hud/fight/index.ts';
import type { FightProps } from './contract.ts';
import type { Director } from './director.ts';
import { ArenaStage } from './stage.tsx';

/** The drawn arena with the given grid over it. */
export type StageWith = (grid: (place: GridPlace) => VNode) => ComponentChildren;

export interface FightMount {
  readonly page: FightProps;
  readonly director: Director;
  readonly model: FightModel & { readonly overlays: ReadonlySignal<ArenaOverlays> };
  /** The hex that the keys begin on. */
  readonly first: Cell;
  /** Seed of cosmetic randomness. */
  readonly look: string;
  readonly onHex: (cell: Cell) => void;
  /** Where appeals to the crowd are shown; none where nobody appeals. */
  readonly appeals?: AppealDesk;
  readonly screen: (frame: Omit<FightScreenProps, 'children'>, stage: StageWith) => VNode;
}

function Fight({
  page,
  director,
  model,
  first,
  look,
  onHex,
  appeals,
  screen,
  systemReduces,
}: FightMount & { readonly systemReduces: boolean }) {
  const { settings } = model;
  const cursor = useSignal(first);
  const book = useMemo(() => ruleBook(() => page.catalogue.loadRules()), []);
  const reduced = useMemo(() => computed(() => reducedMotion(settings.value, systemReduces)), []);
  const palette = useMemo(() => computed(() => settings.value.palette), []);
  const stage: StageWith = (grid) => [
    <ArenaStage
      key="stage"
      arena={model.arena}
      look={look}
      palette={palette}
      reducedMotion={reduced}
      picture={model.picture}
      overlays={model.overlays}
      still={model.idle}
      performer={director.performer}
      onHex={(cell) => {
        cursor.value = cell;
        onHex(cell);
      }}
      onHover={(cell) => (model.pointed.value = cell)}
    >
      {(projection) =>
        grid({
          projection,
          cursor: cursor.value,
          onCursor: (cell, { clientWidth, clientHeight }) => director.performer.reveal(cell, clientWidth, clientHeight),
        })
      }
    </ArenaStage>,
    appeals ? <AppealLayer key="appeals" desk={appeals} words={model.words} settings={settings} reduced={reduced} /> : null,
  ];
  const frame = {
    book,
    notices: page.notices?.value ?? [],
    onLeave: page.onLeave,
    cursor: () => cursor.value,
    setCursor: (cell: Cell) => void (cursor.value = cell),
  };
  return screen(frame, stage);
}

/** Puts the screen of a fight into a parent; returns the way to take it away. */
export function mountFight(parent: HTMLElement, fight: FightMount): () => void {
  const systemReduces = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const stopTheme = computed(() => fight.page.settings.value).subscribe((settings) =>
    applyTheme(document.documentElement, settings, systemReduces),
  );
  render(<Fight {...fight} systemReduces={systemReduces} />, parent);
  return () => {
    stopTheme();
    fight.director.stop();
    render(null, parent);
  };
}
