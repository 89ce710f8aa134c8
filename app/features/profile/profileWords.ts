import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  payoutProblem: {
    id: 'payout.problem',
    defaultMessage: 'Your payout method could not be loaded.',
  },
  setupChecklistDone: { id: 'setupChecklist.done', defaultMessage: '{done} of {total} done' },
  setupChecklistPayout: { id: 'setupChecklist.payout', defaultMessage: 'Payout method' },
  setupChecklistPhone: { id: 'setupChecklist.phone', defaultMessage: 'Phone number' },
  setupChecklistProfile: { id: 'setupChecklist.profile', defaultMessage: 'Profile' },
  setupChecklistSocial: { id: 'setupChecklist.social', defaultMessage: 'Social account' },
});

/** Texts about the profile that several pages have. */
export const profileWords: Record<keyof typeof messages, MessageDescriptor> = messages;
