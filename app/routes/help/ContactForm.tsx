import { Form, Stack, SubmitButton, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Contact, Contacted } from '../../../server/contract/help.ts';
import { isApiError } from '../../api/ApiError.ts';
import { useIdempotencyKey } from '../../api/idempotencyKey.ts';
import { contactUs } from '../../api/help.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { clearStoredDraft } from '../../features/drafts/storedDraft.ts';
import { OfflineNote } from '../../features/requests/OfflineNote.tsx';
import { contactDraft, ContactFields } from './ContactFields.tsx';
import type { ContactQuery } from './contactQuery.ts';
import { toContact, type ContactValues } from './contactValues.ts';

type ContactFormProps = {
  query: ContactQuery;
  /** Called once the message has arrived. */
  onSent: (message: Contact, answer: Contacted) => void;
};

/** Writing to us; a failure keeps all that was written. */
export function ContactForm({ query, onSent }: ContactFormProps) {
  const answer = useDescribeError();
  const idempotencyKey = useIdempotencyKey();
  const send = async (values: ContactValues) => {
    const message = toContact(values, idempotencyKey.get(), query.page);
    try {
      const contacted = await contactUs(message);
      clearStoredDraft(contactDraft);
      onSent(message, contacted);
    } catch (failure) {
      // Refused: what is sent next is another message.
      if (isApiError(failure, 422)) idempotencyKey.renew();
      return answer(failure);
    }
  };
  return (
    <Form<ContactValues> onSubmit={send}>
      <Stack gap="md">
        <ContactFields query={query} />
        {query.page && (
          <Text tone="muted" size="sm">
            <FormattedMessage
              id="contact.page"
              defaultMessage="We are told that it is about the page {page}."
              values={{ page: <bdi>{query.page}</bdi> }}
            />
          </Text>
        )}
        <OfflineNote />
        <SubmitButton>
          <FormattedMessage id="contact.submit" defaultMessage="Send message" />
        </SubmitButton>
      </Stack>
    </Form>
  );
}
