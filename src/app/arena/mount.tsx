import { computed, useSignal } from '@preact/signals';
import { render } from 'preact';
import { useMemo } from 'preact/hooks';
import { ArenaScreen, HexGrid } from '../../hud/arena/index.ts';
import { applyTheme, reducedMotion, ruleBook } from '../../hud/common/index.ts';
import type { ArenaProps, MountArena } from './contract.ts';
import { direct, type Director } from './director.ts';
import { ArenaStage } from './stage.tsx';

function firstCell({ tools }: Director): number {
  const { decision, view } = tools.model.settled.value;
  const man = view.state.men.find(({ id }) => id === decision?.figures[0]);
  return man && man.cell >= 0 ? man.cell : (view.state.beasts[0]?.cell ?? 0);
}

function Arena({ props, director, systemReduces }: { props: ArenaProps; director: Director; systemReduces: boolean }) {
  const { model, commands } = director.tools;
  const { settings } = model;
  const cursor = useSignal(firstCell(director));
  const book = useMemo(() => ruleBook(() => props.catalogue.loadRules()), []);
  const reduced = useMemo(() => computed(() => reducedMotion(settings.value, systemReduces)), []);
  const palette = useMemo(() => computed(() => settings.value.palette), []);
  return (
    <ArenaScreen
      tools={director.tools}
      book={book}
      notices={props.notices?.value ?? []}
      onLeave={props.onLeave}
      cursor={() => cursor.value}
      setCursor={(cell) => (cursor.value = cell)}
    >
      <ArenaStage
        arena={props.session.view.world.arena}
        look={props.session.seed}
        palette={palette}
        reducedMotion={reduced}
        picture={model.picture}
        overlays={model.overlays}
        still={model.idle}
        performer={director.performer}
        onHex={(cell) => {
          cursor.value = cell;
          commands.chooseHex(cell);
        }}
        onHover={(cell) => (model.pointed.value = cell)}
      >
        {(projection) => (
          <HexGrid projection={projection} cursor={cursor.value} onCursor={(cell, { clientWidth, clientHeight }) => director.performer.reveal(cell, clientWidth, clientHeight)} />
        )}
      </ArenaStage>
    </ArenaScreen>
  );
}

/** Puts the arena screen into a parent; returns the way to take it away. */
export const mountArena: MountArena = (parent, props) => {
  const systemReduces = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const director = direct(props);
  const stopTheme = computed(() => props.settings.value).subscribe((settings) => applyTheme(document.documentElement, settings, systemReduces));
  window.damnatio = { session: props.session, idle: director.idle };
  render(<Arena props={props} director={director} systemReduces={systemReduces} />, parent);
  return () => {
    stopTheme();
    director.stop();
    render(null, parent);
    delete window.damnatio;
  };
};

