import {
  defineRule,
  Skeleton,
  Stack,
  TextAreaField,
  TextField,
  lazySection,
} from '@byline/design-system';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { pastedLinkMaxLength } from '../../../contract/rules/postLinks.ts';
import { notesMaxLength, textRules } from '../../../contract/rules/texts.ts';
import {
  getCaptionLimit,
  insightMetrics,
  secureLinkPattern,
} from '../../../contract/rules/work.ts';
import type { CheckRule, Step, Task } from '../../../contract/schemas/submission.ts';
import { CaptionChecks } from './Checks.tsx';
import { metricLabels } from './metricLabels.ts';
import { pageWords } from './pageWords.ts';
import { PostLinkField } from './PostLinkField.tsx';
import { isMetric, type PictureUploads, type Work } from './work.ts';

type StepFieldsProps = {
  task: Task;
  step: Step;
  rules: readonly CheckRule[];
  work: Work;
  onChange: (changes: Partial<Work>) => void;
  uploads: PictureUploads;
};

// Loaded separately, because the live step has no pictures.
const Pictures = lazySection(async () => ({ default: (await import('./Pictures.tsx')).Pictures }));

const linkRules = [{ max_length: pastedLinkMaxLength }, ...textRules];

const metricRules = [
  defineRule(
    'number',
    (value) => isMetric(String(value)),
    defineMessage({
      id: 'submission.metric.rule',
      defaultMessage: '{field} must be a whole number, such as 12345.',
    }),
  ),
];

function Caption({ task, step, rules, work, onChange }: StepFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="sm">
      <TextAreaField
        name="caption"
        label={formatMessage(pageWords.caption)}
        rows={6}
        maxLength={getCaptionLimit(rules)}
        rules={textRules}
        value={work.caption}
        onChange={(caption) => onChange({ caption })}
        isRequired
      />
      <CaptionChecks rules={rules} work={work} step={step.key} platform={task.platform} />
    </Stack>
  );
}

function Links({ task, step, work, onChange }: StepFieldsProps) {
  const { formatMessage } = useIntl();
  const isLive = step.key === 'live';
  const label = isLive ? formatMessage(pageWords.postLink) : formatMessage(pageWords.previewLink);
  // A draft needs something to look at: a link or a picture.
  const needsPreview = work.media.length === 0 && work.links.slice(1).every((one) => !one);
  return work.links.map((link, index) => {
    const field = {
      name: `links.${index}`,
      label:
        work.links.length > 1
          ? formatMessage(
              { id: 'submission.numberedLink', defaultMessage: '{label} {number}' },
              { label, number: index + 1 },
            )
          : label,
      value: link,
      onChange: (text: string) => onChange({ links: work.links.with(index, text) }),
    };
    return isLive ? (
      <PostLinkField key={index} {...field} platform={task.platform} />
    ) : (
      <TextField
        key={index}
        {...field}
        type="url"
        description={
          <FormattedMessage
            id="submission.previewHint"
            defaultMessage="Put the video where the brand can watch it, and paste its link, beginning with https://. Pictures can be added below."
          />
        }
        pattern={secureLinkPattern}
        rules={linkRules}
        isRequired={index === 0 && needsPreview}
        onChange={(text) => field.onChange(text.trim())}
      />
    );
  });
}

function Metrics({ work, onChange }: StepFieldsProps) {
  const { formatMessage } = useIntl();
  return insightMetrics.map((name) => (
    <TextField
      key={name}
      name={`metrics.${name}`}
      inputMode="numeric"
      label={formatMessage(metricLabels[name])}
      rules={metricRules}
      value={work.metrics[name] ?? ''}
      onChange={(text) => onChange({ metrics: { ...work.metrics, [name]: text } })}
      isRequired
    />
  ));
}

function StepPictures({ step, work, onChange, uploads }: StepFieldsProps) {
  const { formatMessage } = useIntl();
  const isInsight = step.key === 'insight';
  return (
    <Pictures
      skeleton={<Skeleton lines={3} />}
      label={
        isInsight
          ? formatMessage({ id: 'submission.screenshot', defaultMessage: 'Screenshot' })
          : formatMessage({ id: 'submission.pictures', defaultMessage: 'Pictures' })
      }
      description={
        isInsight ? (
          <FormattedMessage
            id="submission.screenshotHint"
            defaultMessage="The statistics of your post, as the platform shows them."
          />
        ) : (
          <FormattedMessage
            id="submission.picturesText"
            defaultMessage="Describe each for people who cannot see it."
          />
        )
      }
      isRequired={isInsight}
      pictures={work.media}
      onChange={(media) => onChange({ media })}
      uploads={uploads}
    />
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
      {step.key !== 'live' && <StepPictures {...props} />}
      <TextAreaField
        name="notes"
        label={formatMessage(pageWords.notes)}
        maxLength={notesMaxLength}
        rules={textRules}
        value={work.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </Stack>
  );
}
