import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ApplicationState } from '../../../contract/rules/states.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { applicationLabels, invitationLabels } from '../../features/jobs/stateLabels.ts';
import { useAnnounceChanges } from '../../features/requests/useAnnounceChanges.ts';

// Applying and accepting have notices with the day that follows.
const news: readonly ApplicationState[] = [
  'viewed',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'removed',
  'dropped',
  'completed',
];

/** Shows a notice when an application or invitation has ended or was decided while the page is open. */
export function useApplicationNews(job: JobDetail | undefined): void {
  const { formatMessage } = useIntl();
  const { id, title, application, invitation } = job ?? {};
  // Accepting an invitation has a notice.
  const isOwn = application?.state === 'accepted' && invitation?.state === 'accepted';
  const state = isOwn ? undefined : application?.state;
  const declined = invitation?.state === 'declined' ? invitationLabels.declined : null;
  const texts = useMemo(() => {
    if (id === undefined || title === undefined) return undefined;
    const label = state && news.includes(state) ? applicationLabels[state] : declined;
    const text =
      label &&
      formatMessage(
        { id: 'application.news', defaultMessage: '{job}: {label}' },
        { job: title, label: formatMessage(label) },
      );
    return { [id]: text };
  }, [formatMessage, id, state, declined, title]);
  useAnnounceChanges(texts);
}
