import { defineMessages } from 'react-intl';

/** Texts that several files of these pages have. */
export const pageWords = defineMessages({
  setupChecklistTitle: { id: 'setupChecklist.title', defaultMessage: 'Finish setting up' },
});
