import {
  Banner,
  Button,
  Card,
  CopyButton,
  focusOnMount,
  Heading,
  LiveText,
  Prose,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Contacted, SupportMessage } from '../../../contract/schemas/help.ts';

type ContactSentProps = {
  message: SupportMessage;
  contacted: Contacted;
  /** Called to write another message. */
  onRestart: () => void;
};

/** Confirms that the message was sent: its reference, when to expect a reply, and a copy of the text. */
export function ContactSent({ message, contacted, onRestart }: ContactSentProps) {
  return (
    <Stack gap="lg">
      <Banner
        tone="success"
        title={
          <Heading level={2} size="md" ref={focusOnMount}>
            <FormattedMessage id="contact.sent" defaultMessage="Message sent" />
          </Heading>
        }
      >
        <LiveText isNews>
          <FormattedMessage
            id="contact.sentText"
            defaultMessage="Your reference is {reference}. We will reply to {email} within {hours, plural, one {# hour} other {# hours}}."
            values={{
              reference: <bdi>{contacted.reference}</bdi>,
              email: <bdi>{message.email}</bdi>,
              hours: contacted.reply_within_hours,
            }}
          />
        </LiveText>
      </Banner>
      <CopyButton text={contacted.reference} />
      <Card title={<FormattedMessage id="contact.copy" defaultMessage="Your message" />}>
        <Stack gap="sm">
          <Text weight="semibold">
            <bdi>{message.subject}</bdi>
          </Text>
          <Prose text={message.message} />
        </Stack>
      </Card>
      <Button variant="soft" onPress={onRestart}>
        <FormattedMessage id="contact.again" defaultMessage="Send another message" />
      </Button>
    </Stack>
  );
}
