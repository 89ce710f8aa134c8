import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ApplicationState } from '../../../contract/rules/states.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { applicationLabels } from '../../features/jobs/stateLabels.ts';
import { useAnnounceChanges } from '../../features/requests/useAnnounceChanges.ts';

// Changes that the brand or the clock causes; users need no notice of their own actions.
const news: readonly ApplicationState[] = [
  'viewed',
  'accepted',
  'declined',
  'expired',
  'removed',
  'completed',
];

/** Announces what the brand decides about the user's application while the page is open. */
export function useApplicationNews(job: JobDetail | undefined): void {
  const { formatMessage } = useIntl();
  const { id, title, application, invitation } = job ?? {};
  // Who accepts an invitation has a notice of that.
  const isOwn = application?.state === 'accepted' && invitation?.state === 'accepted';
  const state = isOwn ? undefined : application?.state;
  const texts = useMemo(() => {
    if (id === undefined || title === undefined) return undefined;
    const label = state && news.includes(state) ? formatMessage(applicationLabels[state]) : null;
    const text =
      label &&
      formatMessage(
        { id: 'application.news', defaultMessage: '{job}: {label}' },
        { job: title, label },
      );
    return { [id]: text };
  }, [formatMessage, id, state, title]);
  useAnnounceChanges(texts);
}
