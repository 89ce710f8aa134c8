import { RequirementList, Stack, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { StepKey } from '../../../server/contract/states.ts';
import type { CheckRule } from '../../../server/contract/submission.ts';
import { runChecks } from './checks.ts';
import type { Work } from './work.ts';

type CheckResultsProps = { rules: readonly CheckRule[]; work: Work; step: StepKey };

/** Lists the checks of the brief with their results, updated while the user types. */
export function CheckResults({ rules, work, step }: CheckResultsProps) {
  const results = runChecks(rules, work, step);
  if (results.length === 0) return null;
  const failedCount = results.filter(({ isPassed }) => !isPassed).length;
  return (
    <Stack gap="sm" as="section">
      <Text as="h3" weight="semibold">
        <FormattedMessage id="checks.title" defaultMessage="Checks" />
      </Text>
      <span role="status">
        <FormattedMessage
          id="checks.open"
          defaultMessage="{count, plural, =0 {All checks passed} one {# check remaining} other {# checks remaining}}"
          values={{ count: failedCount }}
        />
      </span>
      <RequirementList
        items={results.map(({ rule, isPassed }) => ({
          id: rule.id,
          title: <bdi>{rule.text}</bdi>,
          result: isPassed ? 'pass' : rule.severity === 'block' ? 'fail' : 'warning',
        }))}
      />
    </Stack>
  );
}
