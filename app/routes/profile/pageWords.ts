import { defineMessages } from 'react-intl';

/** Texts that several files of these pages have. */
export const pageWords = defineMessages({
  preferencesLanguage: { id: 'preferences.language', defaultMessage: 'Language' },
  preferencesZone: { id: 'preferences.zone', defaultMessage: 'Time zone' },
});
