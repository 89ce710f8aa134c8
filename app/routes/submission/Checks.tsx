import {
  CheckboxField,
  LiveText,
  RequirementList,
  Stack,
  Text,
  type RequirementListItem,
  Heading,
} from '@byline/design-system';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Platform } from '../../../contract/rules/platforms.ts';
import { captionLimits } from '../../../contract/rules/postLinks.ts';
import {
  findDraftGaps,
  getChecks,
  isCheckable,
  needsTick,
  passesRule,
  type DraftGap,
} from '../../../contract/rules/work.ts';
import type { StepKey } from '../../../contract/rules/states.ts';
import type { CheckRule } from '../../../contract/schemas/submission.ts';
import type { Work } from './work.ts';

const ruleTexts = defineMessages({
  disclosure: {
    id: 'checks.disclosure',
    defaultMessage: 'Say {value} in the first line of the caption.',
  },
  hashtag: { id: 'checks.hashtag', defaultMessage: 'Use the hashtag {value}.' },
  mention: { id: 'checks.mention', defaultMessage: 'Mention {value}.' },
});

/** Renders what a rule demands; texts that are not made from the brief are in an unknown language. */
function RuleText({ rule: { kind, value, text } }: { rule: CheckRule }) {
  const { formatMessage } = useIntl();
  if (!(kind in ruleTexts)) return <bdi lang="">{text}</bdi>;
  const message: MessageDescriptor = ruleTexts[kind as keyof typeof ruleTexts];
  return <span>{formatMessage(message, { value: <bdi key="value">{value}</bdi> })}</span>;
}

type ChecksProps = {
  rules: readonly CheckRule[];
  work: Work;
  step: StepKey;
  platform: Platform;
  onChange: (changes: Partial<Work>) => void;
};

// Nothing is wrong before the part of the work that a rule is about has content.
function hasBegun({ kind }: CheckRule, { caption, links, media }: Work): boolean {
  if (kind === 'media_count') return media.length > 0;
  if (kind === 'link_domain') return links.some((link) => link !== '');
  return caption !== '';
}

function toItem(rule: CheckRule, work: Work): RequirementListItem {
  const failure = rule.severity === 'block' ? 'fail' : 'warning';
  const open = hasBegun(rule, work) ? failure : 'unknown';
  return {
    id: rule.id,
    title: <RuleText rule={rule} />,
    result: passesRule(rule, work) ? 'pass' : open,
  };
}

const gapTitles: Record<DraftGap, MessageDescriptor> = defineMessages({
  caption: { id: 'checks.caption', defaultMessage: 'Write a caption.' },
  preview: { id: 'checks.preview', defaultMessage: 'Add a preview link or at least one picture.' },
  link: { id: 'checks.link', defaultMessage: 'Begin links with https://.' },
});

// What every draft needs. The caption and the links are listed only while they are missing or invalid.
function toGapItems(work: Work, platform: Platform): RequirementListItem[] {
  const gaps = findDraftGaps(work, captionLimits[platform]);
  return (['caption', 'preview', 'link'] as const)
    .filter((gap) => gap === 'preview' || gaps.includes(gap))
    .map((gap) => ({
      id: gap,
      title: <FormattedMessage {...gapTitles[gap]} />,
      result: gaps.includes(gap) ? 'unknown' : 'pass',
    }));
}

type ListProps = Omit<ChecksProps, 'onChange'>;

/** Where a check is shown: below the field of the caption, or at the end of the form. */
type Place = 'caption' | 'end';

function getPlace({ kind }: CheckRule): Place {
  return kind === 'media_count' || kind === 'link_domain' ? 'end' : 'caption';
}

function listItems({ rules, work, step, platform }: ListProps, place: Place) {
  // The field of the caption itself names its limit.
  const isKeptLimit = (rule: CheckRule) => rule.kind === 'caption_length' && passesRule(rule, work);
  return [
    ...toGapItems(work, platform).filter(({ id }) => (id === 'caption') === (place === 'caption')),
    ...getChecks(rules, step)
      .filter((rule) => isCheckable(rule) && getPlace(rule) === place && !isKeptLimit(rule))
      .map((rule) => toItem(rule, work)),
  ];
}

/** Lists what the caption of a draft needs, below its field. */
export function CaptionChecks(props: ListProps) {
  const { formatMessage } = useIntl();
  if (props.step !== 'draft') return null;
  return (
    <RequirementList
      aria-label={formatMessage({
        id: 'checks.inCaption',
        defaultMessage: 'What the caption needs',
      })}
      items={listItems(props, 'caption')}
    />
  );
}

/** Renders how many checks of a draft remain before it can be sent, for the bar with the button; nothing for other steps. */
export function OpenChecks(props: ListProps) {
  const { rules, work, step } = props;
  if (step !== 'draft') return null;
  // As many as the lists show.
  const open = [...listItems(props, 'caption'), ...listItems(props, 'end')].filter(
    ({ result }) => result !== 'pass',
  );
  const unticked = getChecks(rules, step).filter(
    (rule) => !isCheckable(rule) && needsTick(rule) && !work.checklist[rule.id],
  );
  const count = open.length + unticked.length;
  return (
    <Text as="div" size="sm" weight="medium" isTruncated tone={count === 0 ? 'success' : 'neutral'}>
      <LiveText>
        <FormattedMessage
          id="checks.open"
          defaultMessage="{count, plural, =0 {All checks passed} one {# check remaining} other {# checks remaining}}"
          values={{ count }}
        />
      </LiveText>
    </Text>
  );
}

/**
 * Lists the checks of a draft, except those of the caption. What the work shows is checked while the user types; what cannot be checked has a
 * checkbox.
 */
export function Checks({ onChange, ...props }: ChecksProps) {
  const { rules, work, step } = props;
  if (step !== 'draft') return null;
  const uncheckable = getChecks(rules, step).filter((rule) => !isCheckable(rule));
  return (
    <Stack gap="md" as="section">
      <Heading level={3}>
        <FormattedMessage id="submission.checklist" defaultMessage="Before you submit" />
      </Heading>
      <RequirementList items={listItems(props, 'end')} />
      {uncheckable.map((rule) => (
        <CheckboxField
          key={rule.id}
          name={`checklist.${rule.id}`}
          label={<RuleText rule={rule} />}
          description={
            !work.checklist[rule.id] && (
              <FormattedMessage id="checks.tick" defaultMessage="Tick this to confirm it." />
            )
          }
          isSelected={work.checklist[rule.id] ?? false}
          onChange={(isOn) => onChange({ checklist: { ...work.checklist, [rule.id]: isOn } })}
          isRequired={needsTick(rule)}
        />
      ))}
    </Stack>
  );
}
