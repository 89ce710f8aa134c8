import {
  Card,
  Inline,
  platforms,
  PlatformName,
  ItemList,
  Skeleton,
  type Platform,
} from '@byline/design-system';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SocialAccount } from '../../../server/contract/social.ts';
import { useConnectedAccounts } from '../../api/social.ts';
import { Loaded } from '../requests/Loaded.tsx';
import { ConnectionActions } from './ConnectionActions.tsx';
import { ConnectionFacts } from './ConnectionFacts.tsx';
import { isManualPlatform } from './manualPlatforms.ts';
import { useConnectParam } from './useAskedConnect.ts';
import { WhyConnect } from './WhyConnect.tsx';

const ConnectDialog = lazy(() =>
  import('./ConnectDialog.tsx').then(({ ConnectDialog: Part }) => ({ default: Part })),
);
const ManualDialog = lazy(() =>
  import('./ManualDialog.tsx').then(({ ManualDialog: Part }) => ({ default: Part })),
);
const DisconnectDialog = lazy(() =>
  import('./DisconnectDialog.tsx').then(({ DisconnectDialog: Part }) => ({ default: Part })),
);

function Accounts({ accounts }: { accounts: readonly SocialAccount[] }) {
  const [asked, ask] = useConnectParam();
  const [leaving, setLeaving] = useState<SocialAccount | null>(null);
  const of = (platform: Platform) => accounts.find(({ provider }) => provider === platform);
  const close = () => ask(null);
  return (
    <>
      <ItemList
        items={platforms.map((platform) => {
          const account = of(platform);
          return {
            id: platform,
            title: (
              <Inline gap="xs">
                <PlatformName platform={platform} />
                {account && <bdi>{account.handle}</bdi>}
              </Inline>
            ),
            detail: account ? (
              <ConnectionFacts account={account} />
            ) : (
              <WhyConnect platform={platform} />
            ),
            end: (
              <ConnectionActions
                platform={platform}
                account={account}
                onConnect={() => ask(platform)}
                onDisconnect={() => setLeaving(account ?? null)}
              />
            ),
          };
        })}
      />
      <Suspense>
        {asked && isManualPlatform(asked) && (
          <ManualDialog platform={asked} account={of(asked)} onClose={close} />
        )}
        {asked && !isManualPlatform(asked) && <ConnectDialog provider={asked} onClose={close} />}
        {leaving && <DisconnectDialog account={leaving} onClose={() => setLeaving(null)} />}
      </Suspense>
    </>
  );
}

/** The six platforms with what is connected; `?connect=lemon8` in the address opens the dialog of one. */
export function ConnectedAccounts() {
  const read = useConnectedAccounts();
  return (
    <Card
      title={<FormattedMessage id="social.accounts.title" defaultMessage="Connected accounts" />}
    >
      <Loaded
        read={read}
        problem={
          <FormattedMessage
            id="social.accounts.problem"
            defaultMessage="Your connected accounts could not be loaded."
          />
        }
        skeleton={<Skeleton lines={6} />}
      >
        {({ data }) => <Accounts accounts={data} />}
      </Loaded>
    </Card>
  );
}
