import {
  FEATURES,
  type Feature,
  type Features,
  type SingleProblem,
  say,
} from '@bahai-friends/contract';
import { DomainError } from '../../errors/domain-error.ts';

/** What features need besides themselves, as it is now. */
interface Ground {
  readonly contact: string;
  /** Whether links in mails can lead to this site. */
  readonly hasOwnAddress: boolean;
  readonly hasMail: boolean;
  /** Whether browsers get the script that shows notifications. */
  readonly hasServiceWorker: boolean;
  /** Whether some gathering asks visitors who comes. */
  readonly isAnybodyAsked: boolean;
}

type Issue = SingleProblem & { readonly path: string };
type Need = 'address' | 'contact' | 'mail' | 'serviceWorker';

/** Visitors' data are stored only where they can ask somebody, and be sent a link. */
const NEEDS: Readonly<Record<Feature, readonly Need[]>> = {
  gatherings: [],
  letters: ['address', 'contact', 'mail'],
  notifications: ['address', 'contact', 'serviceWorker'],
};

/** The same of a gathering that asks visitors who comes; without the site's own address it pauses. */
const ANSWERS_NEED = ['address', 'contact'] as const satisfies readonly Need[];

/** What a feature needs as things are: gatherings that ask somebody need whom to ask, and go on without that else. */
const needsOf = (name: Feature, { isAnybodyAsked }: Ground): readonly Need[] =>
  name === 'gatherings' && isAnybodyAsked ? ['contact'] : NEEDS[name];

/** What a site has from its start on. */
type Start = Pick<Ground, 'hasOwnAddress' | 'hasServiceWorker'>;

/** Those that cannot work as the site was started: they pause, and nothing of them is deleted. */
export const pausedFeatures = ({ hasOwnAddress, hasServiceWorker }: Start): readonly Feature[] =>
  FEATURES.filter(
    (name) =>
      (!hasOwnAddress && NEEDS[name].includes('address')) ||
      (!hasServiceWorker && NEEDS[name].includes('serviceWorker')),
  );

/** Whether one that is on needs a mail account. */
export const isMailNeeded = (features: Features): boolean =>
  FEATURES.some((name) => features[name] && NEEDS[name].includes('mail'));

/** What is missing of what something needs. */
function missing(
  needs: readonly Need[],
  { contact, hasOwnAddress, hasMail, hasServiceWorker }: Omit<Ground, 'isAnybodyAsked'>,
): SingleProblem[] {
  const problems: Readonly<Record<Need, SingleProblem | null>> = {
    address: hasOwnAddress ? null : say('feature-needs-public-url'),
    contact: contact === '' ? say('feature-needs-contact') : null,
    mail: hasMail ? null : say('feature-needs-mail'),
    serviceWorker: hasServiceWorker ? null : say('feature-needs-offline-pages'),
  };
  return needs.flatMap((need) => problems[need] ?? []);
}

/** What keeps a gathering from asking visitors who comes. */
export const whyNoAnswers = (
  ground: Pick<Ground, 'contact' | 'hasOwnAddress'>,
): readonly SingleProblem[] =>
  missing(ANSWERS_NEED, { ...ground, hasMail: false, hasServiceWorker: false });

/**
 * Refuses what features cannot be switched on without, and what those that are on need.
 *
 * @throws DomainError `invalid` with an issue at each feature or field
 */
export function assertFeaturesCanBe(before: Features, after: Features, ground: Ground): void {
  const issues: Issue[] = FEATURES.filter((name) => after[name] && !before[name]).flatMap((name) =>
    missing(needsOf(name, ground), ground).map((said) => ({ path: `features.${name}`, ...said })),
  );
  const isContactNeeded = FEATURES.some(
    (name) => before[name] && after[name] && needsOf(name, ground).includes('contact'),
  );
  if (isContactNeeded && ground.contact === '') {
    issues.push({ path: 'contact', ...say('needed-by-feature') });
  }
  if (issues.length === 0) return;
  const said = issues.map(({ code, values }) => ({ code, values }));
  throw new DomainError('invalid', say('refused-fields', { said }), { issues });
}
