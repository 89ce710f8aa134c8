import { Banner, Button, CountdownButton, Inline, Stack, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { CodeChannel } from '../../../server/contract/codes.ts';
import { useOtpResendAt } from './otpResendAt.ts';
import type { useSentCode } from './useSentCode.ts';

type CodeFirstProps = {
  channel: CodeChannel;
  to: string | undefined;
  code: ReturnType<typeof useSentCode>;
  onChange?: () => void;
};

function Announcement({ channel, to }: Pick<CodeFirstProps, 'channel' | 'to'>) {
  if (to) {
    return (
      <FormattedMessage
        id="code.willGo"
        defaultMessage="We send a code to {target}."
        values={{ target: <bdi dir="ltr">{to}</bdi> }}
      />
    );
  }
  return channel === 'sms' ? (
    <FormattedMessage
      id="code.willGo.phone"
      defaultMessage="We send a code to your phone, in a text message."
    />
  ) : (
    <FormattedMessage
      id="code.willGo.email"
      defaultMessage="We send a code to your email address."
    />
  );
}

/** Before the first code is on its way: it is asked for, or could not be sent. */
export function CodeRequest({ channel, to, code, onChange }: CodeFirstProps) {
  const until = useOtpResendAt();
  const { failure, isSending, send } = code;
  if (isSending && !failure) {
    return (
      <p role="status">
        <FormattedMessage id="code.sending" defaultMessage="The code is being sent…" />
      </p>
    );
  }
  const reason = failure?.errors ? Object.values(failure.errors).join(' ') : failure?.error;
  return (
    <Stack gap="md">
      {reason && (
        <Banner tone="danger" isLive>
          {reason}
        </Banner>
      )}
      <Text>
        <Announcement {...{ channel, to }} />
      </Text>
      <Inline gap="sm">
        <CountdownButton
          availableAt={until}
          isPending={isSending}
          onPress={() => void send(channel)}
        >
          <FormattedMessage id="code.send" defaultMessage="Send code" />
        </CountdownButton>
        {onChange && (
          <Button variant="ghost" onPress={onChange}>
            <FormattedMessage id="code.change" defaultMessage="Change" />
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
