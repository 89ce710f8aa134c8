import {
  Card,
  Inline,
  ItemList,
  Loaded,
  Skeleton,
  Text,
  useQueryParams,
  lazyDialog,
} from '@byline/design-system';
import {
  platformMessages,
  platforms,
  PlatformTile,
  type Platform,
} from '@byline/design-system/portal';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isManualPlatform } from '../../../contract/rules/profileLinks.ts';
import type { SocialAccount } from '../../../contract/schemas/social.ts';
import { useConnectedAccounts } from '../../api/social.ts';
import { ConnectionActions, ConnectionStatus } from './ConnectionActions.tsx';
import { ConnectionFacts } from './ConnectionFacts.tsx';
import { accessMessages } from './providerMessages.ts';

const ConnectDialog = lazyDialog(() => import('./ConnectDialog.tsx'));
const ManualDialog = lazyDialog(() => import('./ManualDialog.tsx'));
const DisconnectDialog = lazyDialog(() => import('./DisconnectDialog.tsx'));

// The address holds the platform whose dialog is open, so that other pages can link to it.
function useConnectParam() {
  const { params, change } = useQueryParams();
  const connecting = platforms.find((platform) => platform === params.get('connect')) ?? null;
  const setConnecting = (platform: Platform | null) =>
    change({ connect: platform }, { replace: true });
  return [connecting, setConnecting] as const;
}

function AccessDescription({ platform }: { platform: Platform }) {
  if (!isManualPlatform(platform)) return <FormattedMessage {...accessMessages[platform]} />;
  return (
    <FormattedMessage
      id="social.why.manual"
      defaultMessage="Connect with your profile link and a code in your bio."
    />
  );
}

function AccountList({ accounts }: { accounts: readonly SocialAccount[] }) {
  const [connecting, setConnecting] = useConnectParam();
  const [disconnecting, setDisconnecting] = useState<SocialAccount | null>(null);
  const findAccount = (platform: Platform) =>
    accounts.find(({ provider }) => provider === platform);
  const close = () => setConnecting(null);
  return (
    <>
      <ItemList
        items={platforms.map((platform) => {
          const account = findAccount(platform);
          return {
            id: platform,
            start: <PlatformTile platform={platform} />,
            title: (
              <Inline gap="xs">
                <Text as="span" weight="medium">
                  <FormattedMessage {...platformMessages[platform]} />
                </Text>
                {account && (
                  <Text as="span" isMuted>
                    <bdi>{account.handle}</bdi>
                  </Text>
                )}
                {account && <ConnectionStatus status={account.status} />}
              </Inline>
            ),
            description: account ? (
              <ConnectionFacts account={account} />
            ) : (
              <AccessDescription platform={platform} />
            ),
            end: (
              <ConnectionActions
                platform={platform}
                account={account}
                onConnect={() => setConnecting(platform)}
                onDisconnect={() => setDisconnecting(account ?? null)}
              />
            ),
          };
        })}
      />
      {connecting && isManualPlatform(connecting) && (
        <ManualDialog platform={connecting} account={findAccount(connecting)} onClose={close} />
      )}
      {connecting && !isManualPlatform(connecting) && (
        <ConnectDialog provider={connecting} onClose={close} />
      )}
      {disconnecting && (
        <DisconnectDialog account={disconnecting} onClose={() => setDisconnecting(null)} />
      )}
    </>
  );
}

/** Lists the platforms with the user's accounts; `?connect=lemon8` in the address opens the dialog of a platform. */
export function ConnectedAccounts() {
  const query = useConnectedAccounts();
  return (
    <Card
      id="accounts"
      title={<FormattedMessage id="social.accounts.title" defaultMessage="Connected accounts" />}
    >
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="social.accounts.problem"
            defaultMessage="Your connected accounts could not be loaded."
          />
        }
        skeleton={<Skeleton lines={6} />}
      >
        {({ data }) => <AccountList accounts={data} />}
      </Loaded>
    </Card>
  );
}
