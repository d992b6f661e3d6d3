import { Meter } from './meter.tsx';
import type { ReportProps } from './report-types.ts';
import { aimVerdict, shownDifference, shownHalf, shownNumber, standingTo, verdictOn } from './report-words.ts';
import './report.css';

type MeasuresProps = Pick<ReportProps, 'measures' | 'parent' | 'aim' | 'player' | 'players'>;

/** What a card should come to, and whether it does. */
export function AimLine({ aim, measures, player, players }: Omit<MeasuresProps, 'parent'>) {
  if (!aim) return null;
  const label = (id: string): string => players.find((each) => each.id === id)?.label ?? id;
  const measured = measures.find(({ isAimed }) => isAimed);
  const isJudge = player === aim.player;
  return (
    <p class={`aim ${isJudge && measured ? standingTo(aim, measured) : ''}`}>
      <b>Aim:</b> {aim.text}{' '}
      {isJudge ? measured && aimVerdict(aim, measured) : `That is judged by the ${label(aim.player)}, not by the ${label(player)}.`}
    </p>
  );
}

/** The numbers of the bouts, each with its range, as a bar, and beside what the card extends. */
export function Measures({ measures, parent, aim, player }: MeasuresProps) {
  const compares = parent !== null && measures.some(({ difference }) => difference);
  return (
    <table class="measures">
      <caption class="visually-hidden">What the bouts came to</caption>
      <thead>
        <tr>
          <th scope="col">Of each bout</th>
          <th scope="col" class="number">
            This card
          </th>
          <th scope="col" class="bar-column">
            <span class="visually-hidden">As a bar</span>
          </th>
          {compares && (
            <th scope="col" class="number">
              Against {parent}, same dice
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {measures.map((each) => (
          <tr key={each.label}>
            <th scope="row">{each.label}</th>
            <td class="number">
              {shownNumber(each)} <span class="quiet">{shownHalf(each, each.unit)}</span>
            </td>
            <td class="bar-column" aria-hidden="true">
              <Meter
                value={each.value}
                half={each.half}
                most={each.most}
                difference={each.difference}
                aim={each.isAimed && player === aim?.player ? aim : null}
              />
            </td>
            {compares && (
              <td class="number difference">
                {each.difference ? (
                  <>
                    {shownDifference(each.difference, each.unit)} <span class="quiet">{shownHalf(each.difference, each.unit)}</span>
                    <span class="verdict">{verdictOn(each.difference)}</span>
                  </>
                ) : (
                  '\u2013'
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
