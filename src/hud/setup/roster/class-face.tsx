import type { ComponentChildren } from 'preact';
import { Latin, Portrait } from '../../common/index.ts';
import './roster.css';
import type { RosterClass } from './roster-class.ts';

interface ClassFaceProps {
  readonly each: RosterClass;
  /** His name, or what is pressed to take him. */
  readonly children: ComponentChildren;
}

/** Figure, arms and numbers of one who may be sent in. */
export function ClassFace({ each, children }: ClassFaceProps) {
  const { id, name, latin, kind, kit, arms, standing, text } = each;
  return (
    <>
      <span class="class-figure" aria-hidden="true">
        <Portrait card={id} kind={kind} kit={kit} />
      </span>
      <div class="class-words">
        {children}
        <Latin name={latin} beside={name} />
        {standing && <p class="quiet">{standing}</p>}
        <p id={`class-${id}`}>{arms}</p>
        <p class="class-text quiet">{text}</p>
      </div>
      {each.facts()}
    </>
  );
}
