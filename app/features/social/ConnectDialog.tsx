import { Button, Dialog, List, Stack, Text, Heading } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { SignInProvider } from '../../../contract/rules/platforms.ts';
import { HeldNote } from '../requests/HeldNote.tsx';
import { connectReturnPath } from '../../device/savedPath.ts';
import { accessMessages, requirementMessages, usePlatformName } from './providerMessages.ts';
import { socialWords } from './socialWords.ts';
import { useOAuthRedirect } from './useOAuthRedirect.ts';

type ConnectDialogProps = { provider: SignInProvider; onClose: () => void };

// Returns the current address without `connect`, which would open this dialog again after the return.
function useReturnPath(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('connect');
  return `${query}` ? `${pathname}?${query}` : pathname;
}

function NeverList() {
  return (
    <List
      marker="cross"
      items={[
        <FormattedMessage key="post" id="social.never.post" defaultMessage="Post or comment" />,
        <FormattedMessage key="send" id="social.never.send" defaultMessage="Send messages" />,
        <FormattedMessage
          key="password"
          id="social.never.password"
          defaultMessage="See your password"
        />,
      ]}
    />
  );
}

/** Explains before an OAuth redirect what the app reads, what it never does, and what the provider requires. */
export default function ConnectDialog({ provider, onClose }: ConnectDialogProps) {
  const name = usePlatformName()(provider);
  const returnPath = useReturnPath();
  const { pending, start, held, reasonProps } = useOAuthRedirect('connect');
  const continueToProvider = () => {
    connectReturnPath.save(returnPath);
    start(provider);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={<FormattedMessage {...socialWords.connectTitle} values={{ provider: name }} />}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            <FormattedMessage id="social.cancel" defaultMessage="Cancel" />
          </Button>
          <Button isPending={pending !== null} onPress={continueToProvider} autoFocus {...held}>
            <FormattedMessage
              id="social.connect.go"
              defaultMessage="Continue to {provider}"
              values={{ provider: name }}
            />
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Stack gap="2xs">
          <Heading level={3}>
            <FormattedMessage id="social.connect.reads" defaultMessage="What we read" />
          </Heading>
          <Text>
            <FormattedMessage {...accessMessages[provider]} />
          </Text>
        </Stack>
        <Stack gap="2xs">
          <Heading level={3}>
            <FormattedMessage id="social.connect.never" defaultMessage="What we never do" />
          </Heading>
          <NeverList />
        </Stack>
        <Stack gap="2xs">
          <Heading level={3}>
            <FormattedMessage
              id="social.connect.needs"
              defaultMessage="What {provider} requires"
              values={{ provider: name }}
            />
          </Heading>
          <Text>
            <FormattedMessage {...requirementMessages[provider]} />
          </Text>
        </Stack>
        <HeldNote {...reasonProps} />
      </Stack>
    </Dialog>
  );
}
