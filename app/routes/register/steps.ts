import { defineMessages } from 'react-intl';
import { findMissingFields } from '../../../contract/rules/profile.ts';
import type { Profile } from '../../../contract/schemas/profile.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { getAboutValues, getContentValues } from '../../features/profile/profileParts.ts';

/** Titles of the steps, in order. */
export const stepTitles = defineMessages({
  about: { id: 'register.about', defaultMessage: 'About you' },
  phone: { id: 'register.phone', defaultMessage: 'Contact' },
  content: { id: 'register.content', defaultMessage: 'Your content' },
  accounts: { id: 'register.accounts', defaultMessage: 'Accounts' },
  send: { id: 'register.send', defaultMessage: 'Check and submit' },
});

export type Step = keyof typeof stepTitles;

/** The steps, in order. */
export const steps = Object.keys(stepTitles) as Step[];

/** Returns whether the user has completed a step. */
function isComplete(step: Step, profile: Profile, { checklist, email_verified }: User): boolean {
  switch (step) {
    case 'about':
      return findMissingFields(getAboutValues(profile)).length === 0;
    case 'phone':
      return email_verified && checklist.phone;
    case 'content':
      return findMissingFields(getContentValues(profile)).length === 0;
    case 'accounts':
      return checklist.social;
    case 'send':
      return false;
  }
}

/** Returns the first step that lacks required values. */
export function findFirstIncomplete(profile: Profile, user: User): Step {
  return steps.find((step) => !isComplete(step, profile, user)) ?? 'send';
}

/** Returns the requested step, or the first incomplete step if that comes earlier or the request is unknown. */
export function resolveStep(requested: string | null, firstIncomplete: Step): Step {
  const step = steps.find((name) => name === requested);
  return step && steps.indexOf(step) <= steps.indexOf(firstIncomplete) ? step : firstIncomplete;
}

/** Returns the next step; the last step itself at the end. */
export function getNextStep(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** Returns the previous step; null for the first. */
export function getPreviousStep(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}
