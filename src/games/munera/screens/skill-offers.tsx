import { listed } from '../../../hud/common/index.ts';

/** A skill that a victor may choose, in words. */
export interface SkillOffer {
  readonly name: string;
  readonly skills: readonly string[];
}

/** What victors have learned. */
export function SkillOffers({ offers }: { readonly offers: readonly SkillOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="offers-title">
      <h2 id="offers-title">What was learned</h2>
      {offers.map(({ name, skills }) => (
        <p key={name}>
          {name} has earned a skill: {listed(skills, 'or')}.{' '}
          <span class="quiet">He is not kept from one bout to the next, so it is told only here.</span>
        </p>
      ))}
    </section>
  );
}
