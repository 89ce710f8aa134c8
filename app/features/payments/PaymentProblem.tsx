import { Banner, DescriptionItem, DescriptionList, Stack, Text } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Payment } from '../../../contract/schemas/money.ts';
import { Day } from './Day.tsx';
import { actorTexts, DateSentence, getProblemDate, reasonTexts } from './problemTexts.tsx';

type PaymentProblemProps = {
  payment: Pick<Payment, 'problem' | 'brand'>;
  /**
   * Whether the user can still object to the hold, which is possible once.
   * @default true
   */
  isDisputable?: boolean;
  /** Buttons or links below the explanation. */
  children?: ReactNode;
};

/**
 * Explains why a payment is late or on hold, since when, the next date, who acts next and what the user can do. Renders nothing for
 * other payments.
 */
export function PaymentProblem({ payment, isDisputable = true, children }: PaymentProblemProps) {
  const { problem } = payment;
  if (!problem) return null;
  const brand = <bdi>{payment.brand}</bdi>;
  const date = getProblemDate(problem);
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage
          id="problem.title"
          defaultMessage="{kind, select, late {Payment late since {date}} other {Payment on hold since {date}}}"
          values={{ kind: problem.kind, date: <Day at={problem.since} /> }}
        />
      }
    >
      <Stack gap="sm">
        <DescriptionList>
          <DescriptionItem label={<FormattedMessage id="problem.why" defaultMessage="Why" />}>
            <FormattedMessage {...reasonTexts[problem.code]} values={{ brand }} />
            {problem.text && (
              <Text as="div" size="sm">
                <bdi lang="">{problem.text}</bdi>
              </Text>
            )}
          </DescriptionItem>
          {date && (
            <DescriptionItem label={<FormattedMessage id="problem.when" defaultMessage="When" />}>
              <DateSentence date={date} />
            </DescriptionItem>
          )}
          <DescriptionItem
            label={<FormattedMessage id="problem.next" defaultMessage="Who acts next" />}
          >
            <FormattedMessage {...actorTexts[problem.next]} values={{ brand }} />
          </DescriptionItem>
          <DescriptionItem
            label={<FormattedMessage id="problem.do" defaultMessage="What you can do" />}
          >
            <Advice problem={problem} isDisputable={isDisputable} />
          </DescriptionItem>
        </DescriptionList>
        {children}
      </Stack>
    </Banner>
  );
}

type AdviceProps = { problem: NonNullable<Payment['problem']>; isDisputable: boolean };

function Advice({ problem, isDisputable }: AdviceProps) {
  if (problem.next === 'you') {
    return (
      <FormattedMessage
        id="problem.do.reply"
        defaultMessage="Do what is asked for, and tell us with “Ask about this payment”."
      />
    );
  }
  if (problem.kind === 'held' && !isDisputable) {
    return <FormattedMessage id="problem.do.ask" defaultMessage="You can ask about it." />;
  }
  return problem.kind === 'held' ? (
    <FormattedMessage
      id="problem.do.held"
      defaultMessage="Ask about it, or disagree: then you get a decision with reasons."
    />
  ) : (
    <FormattedMessage
      id="problem.do.wait"
      defaultMessage="Nothing: your work is approved, and the payment stays yours. You can ask about it."
    />
  );
}
