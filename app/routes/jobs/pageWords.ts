import { defineMessages } from 'react-intl';

/** Texts that several files of these pages have. */
export const pageWords = defineMessages({
  applyAccount: { id: 'apply.account', defaultMessage: 'Account to publish on' },
  applyPitch: { id: 'apply.pitch', defaultMessage: 'Your pitch' },
  deliveryProblem: { id: 'delivery.problem', defaultMessage: 'Your address could not be loaded.' },
  dropCancel: { id: 'drop.cancel', defaultMessage: 'Stay in this job' },
  invitationDecline: { id: 'invitation.decline', defaultMessage: 'Decline' },
  invitationDeclineReason: { id: 'invitation.declineReason', defaultMessage: 'Reason (optional)' },
  jobs: { id: 'jobs.list', defaultMessage: 'Jobs' },
  problem: { id: 'jobs.problem', defaultMessage: 'The jobs could not be loaded.' },
});
