import { Inline, Money, Stat, StatGroup, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import {
  aheadClasses,
  type AheadSum,
  type SetupReason,
} from '../../../../contract/rules/forecast.ts';
import { SetupLink } from '../../../features/wallet/SetupLink.tsx';
import { classHints, classLabels } from './aheadTexts.tsx';

type AheadSumsProps = {
  sum: AheadSum;
  /** What is missing in the setup of withdrawals, if money waits for it. */
  setup: SetupReason | undefined;
};

/** Shows the three sums of one currency, which are never added up, and how to complete the setup that money waits for. */
export function AheadSums({ sum, setup }: AheadSumsProps) {
  return (
    <StatGroup>
      {aheadClasses.map((kind) => (
        <Stat
          key={kind}
          size={kind === 'certain' ? 'lg' : 'md'}
          label={<FormattedMessage {...classLabels[kind]} />}
          value={<Money value={{ amount: sum[kind], currency: sum.currency }} />}
          description={
            setup && kind === 'depends_on_you' ? (
              <SetupLink reason={setup} />
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
