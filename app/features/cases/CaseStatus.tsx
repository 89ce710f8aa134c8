import { Banner, Inline, Money, Prose, Stack, Text, type BannerProps } from '@byline/design-system';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { CaseOutcome, CaseSubject } from '../../../contract/rules/cases.ts';
import { openCaseStates } from '../../../contract/rules/states.ts';
import type { Case } from '../../../contract/schemas/money.ts';
import { serverNow } from '../../api/serverTime.ts';
import { caseOutcomes } from '../jobs/caseLabels.ts';
import { Day } from '../payments/Day.tsx';

const subjects: Record<CaseSubject, MessageDescriptor> = defineMessages({
  rejection: {
    id: 'case.about.rejection',
    defaultMessage: 'You disagreed with the rejection of your work',
  },
  removal: {
    id: 'case.about.removal',
    defaultMessage: 'You disagreed with the end of your work',
  },
  cancellation: {
    id: 'case.about.cancellation',
    defaultMessage: 'You disagreed with the cancelled payment',
  },
  hold: { id: 'case.about.hold', defaultMessage: 'You disagreed with the hold' },
  deduction: { id: 'case.about.deduction', defaultMessage: 'You disagreed with the deduction' },
});

const tones: Record<CaseOutcome, BannerProps['tone']> = {
  paid: 'success',
  part: 'success',
  refused: 'neutral',
};

/** Shows an objection of the user: what happens next and by when, or the outcome with its reasons. */
export function CaseStatus({
  objection,
  brand,
  payDay,
}: {
  objection: Case;
  brand: string;
  payDay: ReactNode;
}) {
  const { outcome, text, amount } = objection;
  return (
    <Banner
      tone={outcome ? tones[outcome] : 'neutral'}
      title={
        <FormattedMessage {...(outcome ? caseOutcomes[outcome] : subjects[objection.about])} />
      }
    >
      <Stack gap="xs">
        {outcome ? (
          <>
            {text && <Prose text={text} lang="" />}
            {amount && (
              <Inline as="span" gap="xs">
                <FormattedMessage
                  id="case.amount"
                  defaultMessage="Paid by this decision: {amount}"
                  values={{ amount: <Money value={amount} /> }}
                />
                {payDay}
              </Inline>
            )}
          </>
        ) : (
          <DecisionDate objection={objection} brand={brand} />
        )}
        {objection.message && (
          <Text as="span" size="sm">
            <FormattedMessage
              id="case.message"
              defaultMessage="You wrote: {text}"
              values={{ text: <bdi lang="">{objection.message}</bdi> }}
            />
          </Text>
        )}
        <Text as="span" size="sm" isMuted>
          <FormattedMessage
            id="case.reference"
            defaultMessage="Reference {reference}, sent {date}. Your versions and messages are attached."
            values={{
              reference: <bdi>{objection.reference}</bdi>,
              date: <Day at={objection.opened_at} />,
            }}
          />
        </Text>
      </Stack>
    </Banner>
  );
}

/** Renders by when the objection is decided, or that we missed the date. */
function DecisionDate({ objection, brand }: { objection: Case; brand: string }) {
  const { state, due_by: dueBy } = objection;
  const date = <Day at={dueBy} />;
  if (!openCaseStates.includes(state)) return null;
  if (Date.parse(dueBy) < serverNow()) {
    return (
      <FormattedMessage
        id="case.overdue"
        defaultMessage="You were to get a decision by {date}. We have not kept that. Our team knows that it is urgent."
        values={{ date }}
      />
    );
  }
  return state === 'open' ? (
    <FormattedMessage
      id="case.open"
      defaultMessage="We are asking {brand}. You get a decision with reasons by {date}."
      values={{ brand: <bdi>{brand}</bdi>, date }}
    />
  ) : (
    <FormattedMessage
      id="case.heard"
      defaultMessage="{brand} has replied. You get a decision with reasons by {date}."
      values={{ brand: <bdi>{brand}</bdi>, date }}
    />
  );
}
