import type { TimelineStep } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { config } from '../../config.ts';

/** The way of a job, as its timeline shows it, with the work in the middle of it. */
export const wayOfAJob: readonly TimelineStep[] = [
  {
    id: 'applied',
    state: 'done',
    title: <FormattedMessage id="home.way.applied" defaultMessage="Applied" />,
  },
  {
    id: 'seen',
    state: 'done',
    title: <FormattedMessage id="home.way.seen" defaultMessage="Seen by brand" />,
  },
  {
    id: 'accepted',
    state: 'done',
    title: <FormattedMessage id="home.way.accepted" defaultMessage="Accepted" />,
  },
  {
    id: 'draft',
    state: 'current',
    title: <FormattedMessage id="home.way.draft" defaultMessage="Draft in review" />,
    detail: (
      <FormattedMessage
        id="home.way.draftText"
        defaultMessage="Silence for {reviewHours, plural, one {# hour} other {# hours}} means approved"
        values={{ reviewHours: config.policy.review_window_hours }}
      />
    ),
  },
  {
    id: 'live',
    state: 'upcoming',
    title: <FormattedMessage id="home.way.live" defaultMessage="Live link approved" />,
  },
  {
    id: 'pending',
    state: 'upcoming',
    title: (
      <FormattedMessage id="home.way.pending" defaultMessage="Payment pending, with its date" />
    ),
  },
  {
    id: 'wallet',
    state: 'upcoming',
    title: <FormattedMessage id="home.way.wallet" defaultMessage="In your wallet" />,
  },
];
