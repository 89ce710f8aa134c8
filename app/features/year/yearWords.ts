import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  applied: { id: 'year.applied', defaultMessage: 'Applications' },
  completed: { id: 'year.completed', defaultMessage: 'Completed' },
  earned: { id: 'year.earned', defaultMessage: 'Earned' },
  empty: { id: 'year.empty', defaultMessage: 'Nothing in {year}' },
  returned: { id: 'year.returned', defaultMessage: 'Returned' },
  withdrawn: { id: 'year.withdrawn', defaultMessage: 'Withdrawn' },
});

/** Texts about a year that several pages and files have. */
export const yearWords: Record<keyof typeof messages, MessageDescriptor> = messages;
