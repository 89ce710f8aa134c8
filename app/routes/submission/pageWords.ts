import { defineMessages } from 'react-intl';

/** Texts that several files of these pages have. */
export const pageWords = defineMessages({
  briefTitle: { id: 'brief.title', defaultMessage: 'Brief' },
  caption: { id: 'submission.caption', defaultMessage: 'Caption' },
  notes: { id: 'submission.notes', defaultMessage: 'Notes for the brand' },
  postLink: { id: 'submission.postLink', defaultMessage: 'Post link' },
  previewLink: { id: 'submission.previewLink', defaultMessage: 'Preview link' },
});
