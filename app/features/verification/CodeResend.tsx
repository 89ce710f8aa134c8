import { Banner, CountdownButton, Inline, List, Stack, Text } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CodeChannel } from '../../../server/contract/codes.ts';
import type { ApiErrorBody } from '../../../server/contract/errors.ts';
import { config } from '../../config.ts';
import { useOtpResendAt } from './otpResendAt.ts';
import type { SentCode } from './sentCode.ts';

type CodeAgainProps = {
  sent: SentCode;
  failure: ApiErrorBody | null;
  isSending: boolean;
  otherChannel: CodeChannel | undefined;
  send: (by: CodeChannel) => Promise<void>;
};

/** From this many codes on, the list of what may be wrong is shown: the second resend. */
const helpFrom = 3;

function Help({ sent }: { sent: SentCode }) {
  const items =
    sent.channel === 'email'
      ? [
          <FormattedMessage
            key="spam"
            id="code.help.spam"
            defaultMessage="Look into the folder for spam or advertising."
          />,
          <FormattedMessage
            key="address"
            id="code.help.address"
            defaultMessage="Check the address for a typing error."
          />,
        ]
      : [
          <FormattedMessage
            key="signal"
            id="code.help.signal"
            defaultMessage="Check that your phone has a signal and takes messages from unknown senders."
          />,
          <FormattedMessage
            key="number"
            id="code.help.number"
            defaultMessage="Check the number and the country code."
          />,
        ];
  return (
    <Stack gap="xs">
      <Text size="sm" weight="semibold">
        <FormattedMessage id="code.help.title" defaultMessage="No code yet?" />
      </Text>
      <List
        items={[
          ...items,
          <FormattedMessage
            key="newest"
            id="code.help.newest"
            defaultMessage="Only the newest code works, and it can take a minute or two."
          />,
          <FormattedMessage
            key="write"
            id="code.help.write"
            defaultMessage="Still nothing? Write to {address}."
            values={{ address: <bdi>{config.supportEmail}</bdi> }}
          />,
        ]}
      />
    </Stack>
  );
}

/** Having another code sent, by the same way or by another, and help where none comes. */
export function CodeResend({ sent, failure, isSending, otherChannel, send }: CodeAgainProps) {
  const { formatMessage } = useIntl();
  const until = useOtpResendAt();
  const reason = failure?.errors ? Object.values(failure.errors).join(' ') : failure?.error;
  return (
    <Stack gap="md">
      {reason && (
        <Banner tone="danger" isLive>
          {reason}
        </Banner>
      )}
      <Inline gap="sm">
        <CountdownButton
          variant="outline"
          size="sm"
          availableAt={until}
          isPending={isSending}
          readyMessage={formatMessage({
            id: 'code.ready',
            defaultMessage: 'You can request a new code.',
          })}
          onPress={() => void send(sent.channel)}
        >
          <FormattedMessage id="code.again" defaultMessage="Resend code" />
        </CountdownButton>
        {otherChannel && (
          <CountdownButton
            variant="ghost"
            size="sm"
            availableAt={until}
            isPending={isSending}
            readyMessage=""
            onPress={() => void send(otherChannel)}
          >
            <FormattedMessage
              id="code.other"
              defaultMessage="{channel, select, sms {Get it by text message instead} other {Get it by email instead}}"
              values={{ channel: otherChannel }}
            />
          </CountdownButton>
        )}
      </Inline>
      {sent.count >= helpFrom && <Help sent={sent} />}
    </Stack>
  );
}
