import {
  Banner,
  DateTime,
  DescriptionItem,
  DescriptionList,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { briefLabels } from '../../features/jobs/briefLabels.ts';
import { getDateLabel } from '../../features/jobs/dateLabels.ts';
import { ChangeAnswer } from './ChangeAnswer.tsx';
import { activeStates } from '../../../contract/rules/states.ts';
import type { BriefDiff, JobChange, JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';

/** Returns the changes of the brief since the version that the user applied to; none once the application has ended. */
export function getNewChanges({ application, changes }: JobDetail): JobChange[] {
  if (!application || !activeStates.includes(application.state)) return [];
  return changes.filter(({ version }) => version > application.job_version).toReversed();
}

type Difference = { diff: BriefDiff; language: string };

function Values({ diff, values, language }: Difference & { values: readonly string[] }) {
  return values.map((value, index) => (
    <Text key={index} as="span" size="sm">
      {diff.type === 'date' ? (
        <DateTime value={value} isInWords />
      ) : (
        <BrandText language={language}>{value}</BrandText>
      )}
    </Text>
  ));
}

function getDiffLabels({ formatMessage }: IntlShape, { removed, added }: BriefDiff) {
  const isReplaced = removed.length > 0 && added.length > 0;
  return isReplaced
    ? {
        removed: formatMessage({ id: 'change.before', defaultMessage: 'Before' }),
        added: formatMessage({ id: 'change.with', defaultMessage: 'With the change' }),
      }
    : {
        removed: formatMessage({ id: 'change.removed', defaultMessage: 'Removed' }),
        added: formatMessage({ id: 'change.added', defaultMessage: 'Added' }),
      };
}

function Diff({ diff, language }: Difference) {
  const labels = getDiffLabels(useIntl(), diff);
  return (
    <Stack gap="2xs">
      {(['removed', 'added'] as const)
        .filter((side) => diff[side].length > 0)
        .map((side) => (
          <Stack key={side} gap="none">
            <Text as="span" size="sm" isMuted>
              {labels[side]}
            </Text>
            <Values diff={diff} values={diff[side]} language={language} />
          </Stack>
        ))}
    </Stack>
  );
}

function Change({ change, language }: { change: JobChange; language: string }) {
  const { formatList, formatMessage } = useIntl();
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage
          id="change.title"
          defaultMessage="The brief changed on {date}: {parts}"
          values={{
            date: <DateTime value={change.at} isInWords />,
            parts: formatList(
              change.diff.map(({ field }) => formatMessage(briefLabels[field])),
              { type: 'unit' },
            ),
          }}
        />
      }
    >
      <Stack gap="sm">
        <BrandText language={language}>{change.summary}</BrandText>
        <DescriptionList>
          {change.diff.map((diff) => (
            <DescriptionItem
              key={diff.field}
              label={<FormattedMessage {...briefLabels[diff.field]} />}
            >
              <Diff diff={diff} language={language} />
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Stack>
    </Banner>
  );
}

/** Lists the due days that were agreed, each with the day that the changed brief offers; nothing without an offered day. */
function OfferedDays({ job: { dates, language } }: { job: JobDetail }) {
  const offers = dates.filter(({ offered }) => offered !== null);
  if (offers.length === 0) return null;
  return (
    <DescriptionList>
      {offers.map((step) => (
        <DescriptionItem
          key={`${step.key} ${step.task?.id}`}
          label={
            <>
              <FormattedMessage {...getDateLabel(step, 'accepted')} />{' '}
              {step.task && <BrandText language={language}>{step.task.title}</BrandText>}
            </>
          }
        >
          <FormattedMessage
            id="change.days"
            defaultMessage="Agreed: {agreed}. With the change: {offered}."
            values={{
              agreed: step.at && <DateTime value={step.at} isInWords />,
              offered: step.offered && <DateTime value={step.offered} isInWords />,
            }}
          />
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}

/** Shows what the brand changed in the brief since the user applied, newest first; nothing without changes. */
export function ChangeNotice({ job }: { job: JobDetail }) {
  const changes = getNewChanges(job);
  if (changes.length === 0) return null;
  return (
    <Stack gap="sm">
      {changes.map((change) => (
        <Change key={change.version} change={change} language={job.language} />
      ))}
      <OfferedDays job={job} />
      {job.application?.state === 'accepted' && <ChangeAnswer job={job} />}
      {job.application?.state === 'accepted' && (
        <Text size="sm" isMuted>
          <FormattedMessage
            id="change.approved"
            defaultMessage="Work that is already approved is not affected."
          />
        </Text>
      )}
    </Stack>
  );
}
