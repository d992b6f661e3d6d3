interface WaitingBoutProps {
  /** Where it stands: `round 3, lion`. */
  readonly place: string;
  /** The button that would begin another. */
  readonly begins: string;
  /** Where it goes on. */
  readonly href: string;
}

/** Says before another bout is begun that one waits, and what becomes of it. */
export function WaitingBout({ place, begins, href }: WaitingBoutProps) {
  return (
    <p class="panel no-print">
      A bout waits ({place}): <a href={href}>go on with it</a>, or lay it aside by <i>{begins}</i>. It stays among the replays.
    </p>
  );
}
