import type { ControlOdds, Intent, Threat, View, WhirlOdds } from '../../rules/index.ts';
import { attackInForce, blowEffects, deedWords } from '../../rules/index.ts';
import { fraction, listed, percent, range, RuleRef, RuleRefs, sharesInWords, sumLine, type Words } from '../../../../hud/common/index.ts';
import { playable } from './model/defence.ts';

interface ControlBarProps {
  readonly odds: ControlOdds;
  readonly words: Words;
}

/** The chances of the next Control Check, with what each side adds. */
export function ControlBar({ odds, words }: ControlBarProps) {
  const reason = (key: string): string => words.reason(key);
  if (odds.retained) {
    return (
      <p class="control-kept">
        The beast keeps Control next round ({words.say('condition', odds.retained === 'frenzy' ? 'kill-frenzy' : 'retains-control')}).{' '}
        <RuleRef id={odds.retained === 'frenzy' ? 'D-154' : 'D-151'} />
      </p>
    );
  }
  const parts = [
    { key: 'beast', name: 'Beast', chance: odds.beast },
    { key: 'tie', name: `Tie, to the ${odds.tieGoesTo}`, chance: odds.tie },
    { key: 'men', name: 'Men', chance: odds.men },
  ];
  const shares = sharesInWords(parts.map(({ chance }) => chance));
  return (
    <div class="control-odds">
      <div class="bar" aria-hidden="true">
        {parts.map(({ key, chance }) => (
          <i key={key} class={`bar-${key}`} style={{ flexGrow: chance.valueOf() }} />
        ))}
      </div>
      <ul class="bar-legend wrap">
        {parts.map(({ key, name, chance }, place) => (
          <li key={key} title={fraction(chance)}>
            <i class={`swatch bar-${key}`} aria-hidden="true" /> {name} <b>{shares[place]}</b>
          </li>
        ))}
      </ul>
      <p class="quiet">
        {words.title(odds.terms.leader.id)} leads: {sumLine(odds.terms.men, reason)}. Beast: {sumLine(odds.terms.beast, reason)}.{' '}
        <RuleRef id="D-046" />
      </p>
    </div>
  );
}

interface ThreatLinesProps {
  readonly threat: Threat;
  /** How many it chooses between, each as likely. */
  readonly among: number;
  readonly view: View;
  readonly words: Words;
}

/** Whom it goes for if it wins Control, why, with what, and what comes of it. */
export function ThreatLines({ threat, among, view, words }: ThreatLinesProps) {
  const { target, plan, attack, damage, defends, pushed, struck } = threat;
  const name = words.title(threat.man.id);
  const open = defends.find(({ card }) => card === null);
  const [best] = playable(defends);
  return (
    <div class="threat-lines">
      <p>
        <b>{name}</b>
        {among > 1 && `, 1 in ${among}`}: {words.say('why-target', target.why)}. <RuleRefs ids={target.rules} />
      </p>
      {attack ? (
        <>
          <p>
            Step {plan.rowIndex + 1}, <b>{attack.name}</b>
            {attack.tell === '-' ? '' : `: “${attack.tell}”`} {open ? `${open.toHit.chance} in 20` : ''}
            {damage ? `, ${range(damage)} damage` : ''}
            {blowEffects(attackInForce(view, attack), words).map((effect) => `, ${effect}`)}.
          </p>
          {open && best ? (
            <p>
              He falls: {percent(open.felled)} without a card{best.card ? `, ${percent(best.felled)} with ${best.card.name}` : ''}. Harmed:{' '}
              {percent(open.harmed)}
              {best.card ? `, ${percent(best.harmed)}` : ''}.
            </p>
          ) : null}
        </>
      ) : (
        <p>
          {plan.row
            ? `Step ${plan.rowIndex + 1}: ${deedWords(plan.row, words).before.join(', then ')}.`
            : 'It comes nearer, but cannot attack.'}
        </p>
      )}
      {plan.row?.attack && plan.row.after.length > 0 ? <p>After that {deedWords(plan.row, words).after.join(', then ')}.</p> : null}
      {plan.backOff ? <p>It backs off first, then charges.</p> : null}
      {plan.encircled ? (
        <p>
          Encircled: it cannot break away. <RuleRef id="D-064" />
        </p>
      ) : null}
      {pushed.length ? (
        <p class="danger-line">
          <b>!</b> Bowled over on its way: {listed(pushed.map(({ id }) => words.title(id)))}. <RuleRef id="D-440" />
        </p>
      ) : null}
      {struck.length ? (
        <p class="danger-line">
          <b>!</b> Struck without a roll if it misses: {listed(struck.map(({ id }) => words.title(id)))}. <RuleRef id="D-074" />
        </p>
      ) : null}
    </div>
  );
}

/** Whom it would answer, and with what, if the men win Control and hurt it. */
function AnswerLines({ intent, words }: { readonly intent: Intent; readonly words: Words }) {
  const answers = intent.ifMen.filter(({ attack }) => attack);
  return (
    <>
      <h3>
        <i class="bullet answers" aria-hidden="true" /> If the men win
      </h3>
      <p>{answers.length ? 'It answers the man who hurts it most:' : 'It answers nobody as they stand now.'}</p>
      {answers.length ? (
        <ul class="answers">
          {answers.map(({ man, attack, toHit }) => (
            <li key={man.id}>
              {words.title(man.id)}: {attack?.name}
              {toHit === null ? '' : `, ${toHit} in 20`}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface ForecastProps {
  readonly intent: Intent;
  readonly view: View;
  readonly words: Words;
  /** For what it is told, when that is not the position itself. */
  readonly supposed: string | null;
}

/** What the beast may do next before any die: both ways, unless it keeps Control without a check. */
export function Forecast({ intent, view, words, supposed }: ForecastProps) {
  const kept = intent.control.retained;
  return (
    <section class="forecast-panel panel" aria-label="What it would do next">
      <h2>{supposed ?? 'Next round'}</h2>
      <ControlBar odds={intent.control} words={words} />
      <h3>
        <i class="bullet" aria-hidden="true" /> {kept ? 'What it will do' : 'If the beast wins'}
      </h3>
      {intent.ifBeast.map((threat) => (
        <ThreatLines key={threat.man.id} threat={threat} among={intent.ifBeast.length} view={view} words={words} />
      ))}
      {kept ? null : <AnswerLines intent={intent} words={words} />}
      <p class="quiet">
        {intent.escape.length ? 'It has room to back off and charge again.' : 'It is encircled: nowhere to back off to.'}{' '}
        <RuleRef id="D-063" />
      </p>
    </section>
  );
}

/** Whom the beast will turn on after the planned strikes, exactly; `of` names it where there are several. */
export function WhirlBars({ odds, words, of }: { readonly odds: WhirlOdds; readonly words: Words; readonly of: string | null }) {
  const men = [...odds.men].toSorted(([, a], [, b]) => b.valueOf() - a.valueOf());
  const rows = [
    ...men.map(([id, chance]) => ({ key: id, name: words.title(id), chance, kind: 'one-man' })),
    { key: 'nobody', name: 'Nobody hits', chance: odds.nobody, kind: 'nobody' },
    { key: 'dead', name: 'It falls first', chance: odds.dead, kind: 'dead' },
  ];
  const title = of === null ? 'Whom will it turn on?' : `Whom will ${words.figure(of)} turn on?`;
  const shares = sharesInWords(rows.map(({ chance }) => chance));
  return (
    <section class="whirl panel" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {rows.map(({ key, name, chance, kind }, place) => (
          <li key={key} title={fraction(chance)} class={kind}>
            <span class="whirl-name">{name}</span>
            <span class="whirl-track" aria-hidden="true">
              <i style={{ width: `${chance.valueOf() * 100}%` }} />
            </span>
            <b>{shares[place]}</b>
          </li>
        ))}
      </ul>
      <RuleRefs ids={['D-118', 'D-119', 'D-120']} />
    </section>
  );
}
