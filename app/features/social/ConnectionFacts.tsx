import {
  DateTime,
  ListText,
  RelativeTime,
  Text,
  useFormats,
  type Formats,
} from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SocialAccount } from '../../../contract/schemas/social.ts';

function getFigures(
  {
    followers,
    engagement_rate: engagement,
    synced_at: synced,
    connected_at: connected,
    problem,
  }: SocialAccount,
  { percent, shortNumber }: Formats,
) {
  const figures: ReactNode[] = [];
  if (followers !== null) {
    figures.push(
      <FormattedMessage
        id="social.followers"
        defaultMessage="{followers, plural, one {{count} follower} other {{count} followers}}"
        // The plural form follows the number that is shown: "5.4K" has the form of 1,000.
        values={{
          followers: Math.min(followers, 1000),
          count: <bdi>{shortNumber(followers)}</bdi>,
        }}
      />,
    );
  }
  if (engagement !== null) {
    figures.push(
      <FormattedMessage
        id="social.engagement"
        defaultMessage="{rate} engagement"
        values={{ rate: <bdi>{percent(engagement)}</bdi> }}
      />,
    );
  }
  // Figures that the provider does not share any more stay with their date.
  if (synced && Date.parse(synced) < Date.parse(connected)) {
    figures.push(
      <FormattedMessage
        id="social.kept"
        defaultMessage="as of {date}, no longer shared by the platform"
        values={{ date: <DateTime value={synced} isInWords /> }}
      />,
    );
  } else if (synced && !problem) {
    figures.push(
      <FormattedMessage
        id="social.synced"
        defaultMessage="updated {when}"
        values={{ when: <RelativeTime value={synced} /> }}
      />,
    );
  }
  return figures;
}

/** Shows the figures of a connected account, its problem, and the jobs that need it. */
export function ConnectionFacts({ account }: { account: SocialAccount }) {
  const jobs = account.active_jobs;
  const figures = getFigures(account, useFormats());
  return (
    <>
      <ListText type="facts" items={figures} />
      {account.problem && (
        <Text tone="warning" size="sm">
          <bdi>{account.problem}</bdi>
        </Text>
      )}
      {account.status === 'expired' && jobs.length > 0 && (
        <Text size="sm">
          <FormattedMessage
            id="social.affected"
            defaultMessage="{count, plural, one {Needed for this job} other {Needed for these jobs}}: {jobs}"
            values={{ count: jobs.length, jobs: <bdi>{jobs.join(', ')}</bdi> }}
          />
        </Text>
      )}
    </>
  );
}
