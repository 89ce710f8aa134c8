import { Button, Dialog, List, Stack, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { SignInProvider } from '../../server/contract/social.ts';
import { connectReturn } from './connectReturn.ts';
import { needWords, readWords, usePlatformName } from './providerWords.ts';
import { useTrip } from './useTrip.ts';

type ConnectDialogProps = { provider: SignInProvider; onClose: () => void };

// The dialog itself is no place to come back to.
function usePathHere(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('connect');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

function Never() {
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

/** Says before leaving what is read, what is never done, and what the provider needs. */
export function ConnectDialog({ provider, onClose }: ConnectDialogProps) {
  const name = usePlatformName()(provider);
  const here = usePathHere();
  const { pending, start } = useTrip('connect');
  const go = () => {
    connectReturn.save(here);
    void start(provider);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={
        <FormattedMessage
          id="social.connect.title"
          defaultMessage="Connect {provider}"
          values={{ provider: name }}
        />
      }
      footer={
        <>
          <Button variant="outline" onPress={onClose}>
            <FormattedMessage id="social.cancel" defaultMessage="Cancel" />
          </Button>
          <Button isPending={pending !== null} onPress={go} autoFocus>
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
          <Text as="h3" weight="semibold">
            <FormattedMessage id="social.connect.reads" defaultMessage="What we read" />
          </Text>
          <Text>
            <FormattedMessage {...readWords[provider]} />
          </Text>
        </Stack>
        <Stack gap="2xs">
          <Text as="h3" weight="semibold">
            <FormattedMessage id="social.connect.never" defaultMessage="What we never do" />
          </Text>
          <Never />
        </Stack>
        <Stack gap="2xs">
          <Text as="h3" weight="semibold">
            <FormattedMessage
              id="social.connect.needs"
              defaultMessage="What {provider} needs"
              values={{ provider: name }}
            />
          </Text>
          <Text>
            <FormattedMessage {...needWords[provider]} />
          </Text>
        </Stack>
      </Stack>
    </Dialog>
  );
}
