import { Link, List, LiveText, Stack, Text } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFaq } from '../../api/help.ts';
import { paths } from '../../paths.ts';
import { suggestAnswers } from '../../features/help/faqSearch.ts';

/**
 * Suggests answers that match the subject. Answers that arrive while a field has the focus appear only when the user types the next key in
 * the subject, because they would move the button below them away from a press.
 */
export function Suggestions({ subject }: { subject: string }) {
  const { data } = useFaq();
  const [shown, setShown] = useState({ subject, data });
  const isFormFocused = () => Boolean(document.activeElement?.closest('form'));
  if (shown.subject !== subject || (shown.data !== data && !isFormFocused()))
    setShown({ subject, data });
  const answers = shown.data ? suggestAnswers(shown.data, shown.subject) : [];
  return (
    <LiveText as="div">
      {answers.length > 0 && (
        <Stack gap="xs">
          <Text size="sm" isMuted>
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
