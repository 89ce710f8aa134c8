import { CheckboxField, Stack, Text, TextAreaField, TextField } from '@byline/design-system';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { CheckRule, Step, Task } from '../../../server/contract/submission.ts';
import { getCaptionLimit, getChecklist, getPostLinkPattern } from './checks.ts';
import { insightMetrics, maxMetric, type Work } from './work.ts';

type StepFieldsProps = {
  task: Task;
  step: Step;
  rules: readonly CheckRule[];
  work: Work;
  onChange: (work: Work) => void;
};

const httpsPattern = 'https://\\S+';

const metricLabels = defineMessages({
  views: { id: 'submission.metric.views', defaultMessage: 'Views' },
  likes: { id: 'submission.metric.likes', defaultMessage: 'Likes' },
  comments: { id: 'submission.metric.comments', defaultMessage: 'Comments' },
  shares: { id: 'submission.metric.shares', defaultMessage: 'Shares' },
  saves: { id: 'submission.metric.saves', defaultMessage: 'Saves' },
});

function Caption({ rules, work, onChange }: StepFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <TextAreaField
      name="caption"
      label={formatMessage({ id: 'submission.caption', defaultMessage: 'Caption' })}
      rows={6}
      maxLength={getCaptionLimit(rules)}
      value={work.caption}
      onChange={(caption) => onChange({ ...work, caption })}
      isRequired
    />
  );
}

function Links({ step, rules, work, onChange }: StepFieldsProps) {
  const { formatMessage } = useIntl();
  const isLive = step.key === 'live';
  const label = isLive
    ? formatMessage({ id: 'submission.postLink', defaultMessage: 'Post link' })
    : formatMessage({ id: 'submission.previewLink', defaultMessage: 'Preview link' });
  return work.links.map((link, index) => (
    <TextField
      key={index}
      name={`links.${index}`}
      type="url"
      label={
        work.links.length > 1
          ? formatMessage(
              { id: 'submission.numberedLink', defaultMessage: '{label} {number}' },
              { label, number: index + 1 },
            )
          : label
      }
      description={
        isLive ? (
          <FormattedMessage
            id="submission.postLinkHint"
            defaultMessage="The address of the published post."
          />
        ) : (
          <FormattedMessage
            id="submission.previewLinkHint"
            defaultMessage="An unlisted video or shared folder where the brand can see your draft. It starts with https://"
          />
        )
      }
      pattern={isLive ? getPostLinkPattern(rules) : httpsPattern}
      value={link}
      onChange={(text) => onChange({ ...work, links: work.links.with(index, text.trim()) })}
      isRequired
    />
  ));
}

function Metrics({ work, onChange }: StepFieldsProps) {
  const { formatMessage } = useIntl();
  return insightMetrics.map((name) => (
    <TextField
      key={name}
      name={`metrics.${name}`}
      type="number"
      label={formatMessage(metricLabels[name])}
      min={0}
      max={maxMetric}
      value={work.metrics[name] ?? ''}
      onChange={(text) => onChange({ ...work, metrics: { ...work.metrics, [name]: text } })}
      isRequired
    />
  ));
}

function Checklist({ step, rules, work, onChange }: StepFieldsProps) {
  const rulesToConfirm = getChecklist(rules, step.key);
  if (rulesToConfirm.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text as="h3" weight="semibold">
        <FormattedMessage id="submission.checklist" defaultMessage="Before you submit" />
      </Text>
      {rulesToConfirm.map(({ id, text }) => (
        <CheckboxField
          key={id}
          name={`checklist.${id}`}
          label={<bdi>{text}</bdi>}
          isSelected={work.checklist[id] ?? false}
          onChange={(isOn) => onChange({ ...work, checklist: { ...work.checklist, [id]: isOn } })}
          isRequired
        />
      ))}
    </Stack>
  );
}

/** Renders the fields of a step. */
export function StepFields(props: StepFieldsProps) {
  const { formatMessage } = useIntl();
  const { step, work, onChange } = props;
  return (
    <Stack gap="md">
      {step.key === 'draft' && <Caption {...props} />}
      {step.key === 'insight' ? <Metrics {...props} /> : <Links {...props} />}
      <TextAreaField
        name="notes"
        label={formatMessage({ id: 'submission.notes', defaultMessage: 'Notes for the brand' })}
        maxLength={1000}
        value={work.notes}
        onChange={(notes) => onChange({ ...work, notes })}
      />
      <Checklist {...props} />
    </Stack>
  );
}
