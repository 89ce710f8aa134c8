import {
  CheckboxField,
  Icon,
  Inline,
  LiveText,
  RequirementList,
  Stack,
  Text,
} from '@byline/design-system';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { getChecks, needsTick, passesRule } from '../../../contract/rules/work.ts';
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

/** Renders what a rule demands; the texts of rules that are not made from the brief are in an unknown language. */
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
  onChange: (changes: Partial<Work>) => void;
};

function Result({ isPassed }: { isPassed: boolean }) {
  return (
    <Text as="span" size="sm" tone={isPassed ? 'success' : 'muted'}>
      <Inline as="span" gap="2xs">
        <Icon as={isPassed ? CircleCheck : CircleDashed} size={16} />
        {isPassed ? (
          <FormattedMessage id="checks.passed" defaultMessage="Found in your work" />
        ) : (
          <FormattedMessage id="checks.missing" defaultMessage="Not found in your work yet" />
        )}
      </Inline>
    </Text>
  );
}

/**
 * Lists the rules of the brief with their results, updated while the user types. Those that the user has to confirm have a
 * checkbox.
 */
export function Checks({ rules, work, step, onChange }: ChecksProps) {
  const results = getChecks(rules, step).map((rule) => ({
    rule,
    isPassed: passesRule(rule, work),
  }));
  if (results.length === 0) return null;
  const toConfirm = new Set(results.flatMap(({ rule }) => (needsTick(rule) ? rule.id : [])));
  const openCount = results.filter(
    ({ rule: { id }, isPassed }) => !isPassed || (toConfirm.has(id) && !work.checklist[id]),
  ).length;
  const others = results.filter(({ rule }) => !toConfirm.has(rule.id));
  return (
    <Stack gap="md" as="section">
      <Inline justify="between">
        <Text as="h3" weight="semibold">
          <FormattedMessage id="submission.checklist" defaultMessage="Before you submit" />
        </Text>
        <Text as="span" size="sm" tone={openCount === 0 ? 'success' : 'muted'}>
          <LiveText>
            <FormattedMessage
              id="checks.open"
              defaultMessage="{count, plural, =0 {All checks passed} one {# check remaining} other {# checks remaining}}"
              values={{ count: openCount }}
            />
          </LiveText>
        </Text>
      </Inline>
      {results.map(
        ({ rule, rule: { id }, isPassed }) =>
          toConfirm.has(id) && (
            <CheckboxField
              key={id}
              name={`checklist.${id}`}
              label={<RuleText rule={rule} />}
              description={
                <>
                  <Result isPassed={isPassed} />
                  {!work.checklist[id] && (
                    <Text size="sm" tone="muted">
                      <FormattedMessage
                        id="checks.tick"
                        defaultMessage="Tick this to confirm it."
                      />
                    </Text>
                  )}
                </>
              }
              isSelected={work.checklist[id] ?? false}
              onChange={(isOn) => onChange({ checklist: { ...work.checklist, [id]: isOn } })}
              isRequired
            />
          ),
      )}
      {others.length > 0 && (
        <RequirementList
          items={others.map(({ rule, isPassed }) => ({
            id: rule.id,
            title: <RuleText rule={rule} />,
            result: isPassed ? 'pass' : rule.severity === 'block' ? 'fail' : 'warning',
          }))}
        />
      )}
    </Stack>
  );
}
