import { Card, Prose, Stack, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { PaymentQuestion } from '../../../contract/schemas/money.ts';
import { Day } from './Day.tsx';

/** Shows the user's question about a payment, with the answer or the time by which it comes. */
export function QuestionStatus({ question }: { question: PaymentQuestion }) {
  return (
    <Card
      variant="sunken"
      padding="sm"
      title={<FormattedMessage id="question.title" defaultMessage="Your question" />}
    >
      <Stack gap="sm">
        <Prose text={question.text} lang="" />
        {question.answer === null ? (
          <Text size="sm" isMuted>
            <FormattedMessage
              id="question.waiting"
              defaultMessage="Reference {reference}. We reply by {date}."
              values={{
                reference: <bdi>{question.reference}</bdi>,
                date: <Day at={question.reply_by} />,
              }}
            />
          </Text>
        ) : (
          <Stack gap="2xs">
            <Text size="sm" weight="semibold">
              <FormattedMessage id="question.answer" defaultMessage="Our answer" />
            </Text>
            <Prose text={question.answer} lang="" />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
