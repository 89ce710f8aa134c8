import type { TimelineStep } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { config } from '../../config.ts';

/** Example timeline of a job: steps done, the draft in review, and steps to come. */
export const jobLifecycle: readonly TimelineStep[] = [
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
        defaultMessage="Approved after {reviewHours, plural, one {# hour} other {# hours}} without a reply"
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
      <FormattedMessage id="home.way.pending" defaultMessage="Payment pending until a fixed date" />
    ),
  },
  {
    id: 'wallet',
    state: 'upcoming',
    title: <FormattedMessage id="home.way.wallet" defaultMessage="In your wallet" />,
  },
];
