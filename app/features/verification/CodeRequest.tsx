import {
  Banner,
  Button,
  CountdownButton,
  Inline,
  LiveText,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { CodeChannel, CodePurpose } from '../../../contract/schemas/codes.ts';
import { useOtpResendAt } from '../../device/otpResendAt.ts';
import { useUser } from '../../session/useUser.ts';
import { useOfflineHold } from '../requests/useOfflineHold.tsx';
import type { useSentCode } from './useSentCode.ts';
import { getBackLabel } from './verificationWords.ts';

type CodeRequestProps = {
  purpose: CodePurpose;
  channel: CodeChannel;
  to: string | undefined;
  code: ReturnType<typeof useSentCode>;
  /** Called to change the recipient. */
  onChange: (() => void) | undefined;
};

function Announcement({ channel, to }: Pick<CodeRequestProps, 'channel' | 'to'>) {
  if (to) {
    return (
      <FormattedMessage
        id="code.willGo"
        defaultMessage="We will send a code to {target}."
        values={{ target: <bdi dir="ltr">{to}</bdi> }}
      />
    );
  }
  return channel === 'sms' ? (
    <FormattedMessage
      id="code.willGo.phone"
      defaultMessage="We will send a code to your phone by text message."
    />
  ) : (
    <FormattedMessage
      id="code.willGo.email"
      defaultMessage="We will send a code to your email address."
    />
  );
}

/** Renders the step before the first code: a button to request it, its progress or its error. */
export function CodeRequest({ purpose, channel, to, code, onChange }: CodeRequestProps) {
  const { data: user } = useUser();
  const resendAt = useOtpResendAt();
  const hold = useOfflineHold();
  const { error, isSending, send } = code;
  if (isSending && error === null) {
    return (
      <LiveText as="div" isNews>
        <FormattedMessage id="code.sending" defaultMessage="Sending the code…" />
      </LiveText>
    );
  }
  return (
    <Stack gap="md">
      {error && (
        <Banner tone="danger" isLive>
          {error}
        </Banner>
      )}
      <Text>
        <Announcement channel={channel} to={to} />
      </Text>
      <Inline gap="sm">
        <CountdownButton
          {...hold.held}
          availableAt={resendAt}
          isPending={isSending}
          onPress={() => void send(channel)}
        >
          <FormattedMessage id="code.send" defaultMessage="Send code" />
        </CountdownButton>
        {onChange && (
          <Button variant="ghost" onPress={onChange}>
            <FormattedMessage {...getBackLabel(purpose, { channel, isGuest: !user })} />
          </Button>
        )}
      </Inline>
      {hold.note}
    </Stack>
  );
}
