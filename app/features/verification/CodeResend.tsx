import {
  Banner,
  CountdownButton,
  Inline,
  List,
  Stack,
  Text,
  type CountdownButtonProps,
} from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CodeChannel } from '../../../contract/schemas/codes.ts';
import { config } from '../../config.ts';
import { useOtpResendAt } from '../../device/otpResendAt.ts';
import type { SentCode } from '../../device/sentCode.ts';

type CodeResendProps = {
  sent: SentCode;
  error: string | null;
  isSending: boolean;
  /** Another channel that the account has. */
  otherChannel: CodeChannel | undefined;
  onSend: (by: CodeChannel) => Promise<void>;
  /** Props that hold the buttons while the device is offline. */
  held: Pick<CountdownButtonProps, 'aria-disabled' | 'aria-describedby'>;
};

// The help appears when this many codes were sent: after the second resend, something else is likely to be wrong.
const helpFromCount = 3;

function Help({ channel }: { channel: CodeChannel }) {
  const channelItems =
    channel === 'email'
      ? [
          <FormattedMessage
            key="spam"
            id="code.help.spam"
            defaultMessage="Check your spam and promotions folders."
          />,
          <FormattedMessage
            key="address"
            id="code.help.address"
            defaultMessage="Check the address for typos."
          />,
        ]
      : [
          <FormattedMessage
            key="signal"
            id="code.help.signal"
            defaultMessage="Check that your phone has signal and accepts messages from unknown senders."
          />,
          <FormattedMessage
            key="number"
            id="code.help.number"
            defaultMessage="Check the number and country code."
          />,
        ];
  return (
    <Stack gap="xs">
      <Text size="sm" weight="semibold">
        <FormattedMessage id="code.help.title" defaultMessage="No code yet?" />
      </Text>
      <List
        items={[
          ...channelItems,
          <FormattedMessage
            key="newest"
            id="code.help.several"
            defaultMessage="A code can take a minute or two to arrive. If several arrive, enter any of them."
          />,
          <FormattedMessage
            key="write"
            id="code.help.write"
            defaultMessage="Still no code? Email {address}."
            values={{ address: <bdi>{config.supportEmail}</bdi> }}
          />,
        ]}
      />
    </Stack>
  );
}

/** Renders the buttons that send another code, by the same or another channel, and help after the second resend. */
export function CodeResend({
  sent,
  error,
  isSending,
  otherChannel,
  onSend,
  held,
}: CodeResendProps) {
  const { formatMessage } = useIntl();
  const resendAt = useOtpResendAt();
  return (
    <Stack gap="md">
      {error && (
        <Banner tone="danger" isLive>
          {error}
        </Banner>
      )}
      <Inline gap="sm">
        <CountdownButton
          {...held}
          variant="ghost"
          size="sm"
          availableAt={resendAt}
          isPending={isSending}
          readyMessage={formatMessage({
            id: 'code.ready',
            defaultMessage: 'You can request a new code.',
          })}
          onPress={() => void onSend(sent.channel)}
        >
          <FormattedMessage id="code.again" defaultMessage="Resend code" />
        </CountdownButton>
        {otherChannel && (
          <CountdownButton
            {...held}
            variant="ghost"
            size="sm"
            availableAt={resendAt}
            isPending={isSending}
            // The first button announces the end of the wait, which is the same for both.
            readyMessage=""
            onPress={() => void onSend(otherChannel)}
          >
            <FormattedMessage
              id="code.other"
              defaultMessage="{channel, select, sms {Get it by text message instead} other {Get it by email instead}}"
              values={{ channel: otherChannel }}
            />
          </CountdownButton>
        )}
      </Inline>
      {sent.count >= helpFromCount && <Help channel={sent.channel} />}
    </Stack>
  );
}
