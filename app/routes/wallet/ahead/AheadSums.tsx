import { Inline, Money, Stat, StatGroup, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { aheadClasses, type AheadSum } from '../../../../contract/rules/forecast.ts';
import type { AheadLine } from '../../../../contract/schemas/ahead.ts';
import { classHints, classLabels, SetupText } from './aheadTexts.tsx';

type AheadSumsProps = {
  sum: AheadSum;
  /** A line that waits for the user's setup of withdrawals, if there is one. */
  blocked?: AheadLine | undefined;
};

/** Shows the three sums of one currency, which are never added up, and how to complete the setup that money waits for. */
export function AheadSums({ sum, blocked }: AheadSumsProps) {
  return (
    <StatGroup>
      {aheadClasses.map((kind) => (
        <Stat
          key={kind}
          size={kind === 'certain' ? 'lg' : 'md'}
          label={<FormattedMessage {...classLabels[kind]} />}
          value={<Money value={{ amount: sum[kind], currency: sum.currency }} />}
          description={
            blocked && kind === 'depends_on_you' ? (
              <SetupText line={blocked} />
            ) : (
              <FormattedMessage {...classHints[kind]} />
            )
          }
        />
      ))}
    </StatGroup>
  );
}

/** Shows the sums of a week that are not zero, in one line. */
export function WeekSums({ sums }: { sums: readonly AheadSum[] }) {
  return (
    <Text as="div" size="sm" isMuted>
      <Inline gap="sm">
        {sums.flatMap((sum) =>
          aheadClasses
            .filter((kind) => sum[kind] > 0)
            .map((kind) => (
              <span key={`${sum.currency} ${kind}`}>
                <FormattedMessage
                  id="ahead.weekSum"
                  defaultMessage="{amount} {kind, select, certain {certain} expected {expected} other {depends on you}}"
                  values={{
                    kind,
                    amount: <Money value={{ amount: sum[kind], currency: sum.currency }} />,
                  }}
                />
              </span>
            )),
        )}
      </Inline>
    </Text>
  );
}
