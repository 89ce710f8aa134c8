import { defineMessages } from 'react-intl';

/** The words that exporting due dates has everywhere. */
export const calendarWords = defineMessages({
  export: { id: 'calendar.export', defaultMessage: 'Export deadlines' },
});
