import { Button, Inline, LiveText } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { CodePurpose } from '../../../contract/schemas/codes.ts';
import type { SentCode } from '../../device/sentCode.ts';
import { useUser } from '../../session/useUser.ts';
import { getBackLabel } from './verificationWords.ts';

type CodeDestinationProps = {
  /** The `id` of the sentence, which describes the field for the code. */
  id: string;
  purpose: CodePurpose;
  sent: SentCode;
  /** Called to go back to the previous form, such as the one with the recipient. */
  onChange: (() => void) | undefined;
};

type SentMessageProps = Pick<CodeDestinationProps, 'purpose' | 'sent'> & { isGuest: boolean };

function SentMessage({ purpose, sent, isGuest }: SentMessageProps) {
  // In full if the user has just entered it, so that a typo can be seen.
  const target = <bdi dir="ltr">{sent.to ?? sent.challenge.masked_to}</bdi>;
  // For these purposes the server does not reveal to guests whether an account exists.
  if (isGuest && (purpose === 'signin' || purpose === 'reset')) {
    if (sent.count > 1) {
      return (
        <FormattedMessage
          id="code.ifAccount.again"
          defaultMessage="If an account exists for {target}, another code is on its way. Enter any of the codes."
          values={{ target }}
        />
      );
    }
    return (
      <FormattedMessage
        id="code.ifAccount"
        defaultMessage="If an account exists for {target}, we have sent a code."
        values={{ target }}
      />
    );
  }
  return sent.count > 1 ? (
    <FormattedMessage
      id="code.sentAgain"
      defaultMessage="We sent another code to {target}. Enter any of the codes."
      values={{ target }}
    />
  ) : (
    <FormattedMessage
      id="code.sent"
      defaultMessage="We sent a code to {target}."
      values={{ target }}
    />
  );
}

/**
 * Shows where the code was sent, with a button to change the recipient. A resend is announced; the first code is not, because the field
 * that takes the focus is described by the sentence.
 */
export function CodeDestination({ id, purpose, sent, onChange }: CodeDestinationProps) {
  const { data: user } = useUser();
  const isGuest = !user;
  return (
    <Inline gap="xs" align="baseline">
      <LiveText id={id} isNews={sent.count > 1}>
        <SentMessage purpose={purpose} sent={sent} isGuest={isGuest} />
      </LiveText>
      {onChange && (
        <Button variant="ghost" size="sm" onPress={onChange}>
          <FormattedMessage {...getBackLabel(purpose, { channel: sent.channel, isGuest })} />
        </Button>
      )}
    </Inline>
  );
}
