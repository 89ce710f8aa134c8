import {
  Avatar,
  Icon,
  Inline,
  ItemList,
  Link,
  ListText,
  Money,
  Stack,
  Text,
} from '@byline/design-system';
import { Landmark, Wallet } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { AheadLine } from '../../../../contract/schemas/ahead.ts';
import { isExplained, noDayStatements } from '../../../features/dates/noDayTexts.ts';
import { BrandText } from '../../../features/jobs/BrandText.tsx';
import { paths } from '../../../paths.ts';
import { ActionText, AheadBadge, BasisText } from './aheadTexts.tsx';
import { DayText } from './DayText.tsx';

function Title({ line: { kind, jobs, reference } }: { line: AheadLine }) {
  const [job] = jobs;
  if (kind === 'job' && job) {
    return (
      <Link href={paths.job(job.id)} variant="quiet">
        <BrandText language={job.language}>{job.title}</BrandText>
      </Link>
    );
  }
  if (kind === 'withdrawal') {
    return (
      <FormattedMessage
        id="ahead.withdrawal"
        defaultMessage="Withdrawal {reference}"
        values={{ reference: <bdi>{reference}</bdi> }}
      />
    );
  }
  return <FormattedMessage id="ahead.inWallet" defaultMessage="In your wallet" />;
}

// Renders the brand of a job, or the jobs that earned what is in the wallet or on its way.
function Origin({ line: { kind, jobs } }: { line: AheadLine }) {
  if (kind === 'job') return <bdi>{jobs[0]?.brand}</bdi>;
  const links = jobs.map((job) => (
    <Link key={job.id} href={paths.job(job.id)} variant="quiet">
      <BrandText language={job.language}>{job.title}</BrandText>
    </Link>
  ));
  return <ListText items={links} type="unit" />;
}

function Detail({ line }: { line: AheadLine }) {
  const { reason, moved } = line;
  return (
    <Stack gap="2xs">
      <div>
        <Origin line={line} />
      </div>
      <Inline gap="sm">
        <span>
          <BasisText line={line} />
        </span>
        {moved && (
          <span>
            <FormattedMessage
              id="ahead.moved"
              defaultMessage="Moved from {day}"
              values={{ day: <DayText value={moved.from} /> }}
            />
            {moved.text && (
              <>
                {': '}
                <bdi lang="">{moved.text}</bdi>
              </>
            )}
          </span>
        )}
        {isExplained(reason) && (
          <span>
            <FormattedMessage {...noDayStatements[reason]} />
          </span>
        )}
        <ActionText line={line} />
      </Inline>
    </Stack>
  );
}

function Start({ line: { kind, jobs } }: { line: AheadLine }) {
  if (kind === 'job') return <Avatar name={jobs[0]?.brand ?? ''} shape="square" size="sm" />;
  return <Icon as={kind === 'wallet' ? Wallet : Landmark} size={20} />;
}

/**
 * Lists money that is not in the bank yet: each amount with the day on which it arrives, what that day is based on, and how the user can
 * get the money earlier.
 */
export function AheadLines({ lines, label }: { lines: readonly AheadLine[]; label?: string }) {
  return (
    <ItemList
      aria-label={label}
      items={lines.map((line) => ({
        id: line.id,
        start: <Start line={line} />,
        title: <Title line={line} />,
        description: <Detail line={line} />,
        end: (
          <Stack gap="2xs" align="end">
            <Money value={line.amount} />
            <Inline gap="xs" justify="end">
              {line.in_bank_at && (
                <Text as="span" size="sm" isMuted>
                  <DayText value={line.in_bank_at} />
                </Text>
              )}
              <AheadBadge line={line} />
            </Inline>
          </Stack>
        ),
      }))}
    />
  );
}
