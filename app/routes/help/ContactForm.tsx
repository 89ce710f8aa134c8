import { Form, Stack, SubmitButton, Text, useIdempotencyKey } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Contacted, SupportMessage } from '../../../contract/schemas/help.ts';
import { isApiError } from '../../api/ApiError.ts';
import { contactUs } from '../../api/help.ts';
import { useUserDraft } from '../../device/userDrafts.ts';
import { useUnsentReason } from '../../features/requests/useUnsentReason.tsx';
import { AboutPayment } from './AboutPayment.tsx';
import { contactDraft, ContactFields } from './ContactFields.tsx';
import { toContact, type ContactValues } from './contactMessage.ts';
import type { ContactQuery } from '../../features/help/contactHref.ts';

type ContactFormProps = {
  query: ContactQuery;
  /** Called after the message was sent. */
  onSent: (message: SupportMessage, contacted: Contacted) => void;
};

/** Sends a message to support; an error keeps what the user entered. */
export function ContactForm({ query, onSent }: ContactFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const draft = useUserDraft(contactDraft, {});
  const submit = async (values: ContactValues) => {
    const message = toContact(values, idempotencyKey.get(), query.page);
    try {
      const contacted = await contactUs(message);
      draft.remove();
      onSent(message, contacted);
    } catch (error) {
      // The server rejected this message: the next one is different and needs another key.
      if (isApiError(error, 422)) idempotencyKey.renew();
      throw error;
    }
  };
  return (
    <Form<ContactValues> unavailableReason={useUnsentReason('text')} onSubmit={submit}>
      <Stack gap="md">
        <ContactFields query={query} />
        {query.page && (
          <Text isMuted size="sm">
            <FormattedMessage
              id="contact.page"
              defaultMessage="This message is about the page {page}."
              values={{ page: <bdi>{query.page}</bdi> }}
            />
          </Text>
        )}
        <SubmitButton>
          <FormattedMessage id="contact.submit" defaultMessage="Send message" />
        </SubmitButton>
        {query.topic === 'payment' && query.job && <AboutPayment jobId={query.job} />}
      </Stack>
    </Form>
  );
}
