import { Link, List, LiveText, Stack, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { useFaq } from '../../api/help.ts';
import { paths } from '../../paths.ts';
import { suggestAnswers } from '../../features/help/faqSearch.ts';

/** Suggests answers that match the subject. */
export function Suggestions({ subject }: { subject: string }) {
  const { data } = useFaq();
  const answers = data ? suggestAnswers(data, subject) : [];
  return (
    <LiveText as="div">
      {answers.length > 0 && (
        <Stack gap="xs">
          <Text size="sm" tone="muted">
            <FormattedMessage id="contact.suggestions" defaultMessage="These answers may help:" />
          </Text>
          <List
            items={answers.map(({ id, question }) => (
              <Link key={id} href={`${paths.help}?faq=${id}`}>
                {question}
              </Link>
            ))}
          />
        </Stack>
      )}
    </LiveText>
  );
}
