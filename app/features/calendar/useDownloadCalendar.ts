import { downloadFile, notify } from '@byline/design-system';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../contract/api.ts';
import { readAllPages } from '../../api/allPages.ts';
import { serverNow } from '../../api/serverTime.ts';
import { config } from '../../config.ts';
import { notifyError } from '../requests/notifyError.ts';
import { useDescribeError } from '../requests/useDescribeError.ts';
import { getHistoryEvents, type CalendarEvent } from './calendarEvents.ts';

/** Returns a function that downloads events as a calendar file. */
export function useDownloadCalendar(): (
  fileName: string,
  events: readonly CalendarEvent[],
) => Promise<void> {
  const { formatMessage } = useIntl();
  return useCallback(
    async (fileName, events) => {
      try {
        const { createCalendar } = await import('./createCalendar.ts');
        const { origin } = window.location;
        const content = createCalendar(events, { name: config.appName, origin, now: serverNow() });
        downloadFile(`${fileName}.ics`, content, 'text/calendar;charset=utf-8');
      } catch {
        notifyError(
          formatMessage({
            id: 'calendar.failed',
            defaultMessage:
              'The calendar file could not be created. Check your connection and try again.',
          }),
        );
      }
    },
    [formatMessage],
  );
}

/** Returns a function that downloads the due dates of all active jobs, and the cancelled ones of jobs that have ended. */
export function useExportDeadlines(): () => Promise<void> {
  const intl = useIntl();
  const download = useDownloadCalendar();
  const describeError = useDescribeError();
  return useCallback(async () => {
    try {
      const rows = await readAllPages(api.jobHistory);
      const events = getHistoryEvents(rows, intl);
      if (events.length > 0) return await download('deadlines', events);
      notify({
        text: intl.formatMessage({
          id: 'calendar.none',
          defaultMessage:
            'You have no work to submit right now, so there are no deadlines to export.',
        }),
      });
    } catch (error) {
      notifyError(describeError(error).error);
    }
  }, [intl, download, describeError]);
}
