import { defineMessages } from 'react-intl';
import type { Profile } from '../../../server/contract/profile.ts';
import type { User } from '../../../server/contract/user.ts';

/** The titles of the steps, in their order. */
export const stepTitles = defineMessages({
  about: { id: 'register.about', defaultMessage: 'About you' },
  phone: { id: 'register.phone', defaultMessage: 'Contact' },
  content: { id: 'register.content', defaultMessage: 'What you make' },
  accounts: { id: 'register.accounts', defaultMessage: 'Accounts' },
  send: { id: 'register.send', defaultMessage: 'Check and send' },
});

/** A step on the way into the review. */
export type Step = keyof typeof stepTitles;

/** All steps, from the first to the last. */
export const steps = Object.keys(stepTitles) as Step[];

/** Whether a step has all that it asks for. */
export function isComplete(
  step: Step,
  profile: Profile,
  { checklist, email_verified }: User,
): boolean {
  const { display_name, legal_name, birth_year, country, city, categories, languages } = profile;
  switch (step) {
    case 'about':
      return Boolean(display_name && legal_name && birth_year && country && city);
    case 'phone':
      return email_verified && checklist.phone;
    case 'content':
      return categories.length > 0 && languages.length > 0;
    case 'accounts':
      return checklist.social;
    case 'send':
      return false;
  }
}

/** Where somebody goes on: at the first step that lacks something. */
export function findFirstIncomplete(profile: Profile, user: User): Step {
  return steps.find((step) => !isComplete(step, profile, user)) ?? 'send';
}

/** The step that an address asks for, unless it lies beyond the first open one. */
export function resolveStep(wanted: string | null, open: Step): Step {
  const step = steps.find((known) => known === wanted);
  return step && steps.indexOf(step) <= steps.indexOf(open) ? step : open;
}

/** The step after one. */
export function getNextStep(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** The step before one; null before the first. */
export function getPreviousStep(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}
