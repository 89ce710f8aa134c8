import {
  Badge,
  Button,
  ConfirmDialog,
  DialogTrigger,
  Inline,
  ItemList,
  Loaded,
  RelativeTime,
  Skeleton,
  Stack,
  useAction,
} from '@byline/design-system';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Device } from '../../../../contract/schemas/devices.ts';
import { useDevices, useSignOutDevices } from '../../../api/devices.ts';
import { useUser } from '../../../session/useUser.ts';
import { notifyError } from '../../../features/requests/notifyError.ts';
import { useLogout } from '../../../session/useLogout.ts';

const words = defineMessages({
  endAll: { id: 'devices.endAll', defaultMessage: 'Sign out everywhere' },
  unknown: { id: 'devices.unknown', defaultMessage: 'Unknown device' },
});

function useSignOut() {
  return useAction(useSignOutDevices(), { onError: notifyError });
}

function DeviceName({ device: { browser, system } }: { device: Device }) {
  if (browser && system) {
    return (
      <FormattedMessage
        id="devices.name"
        defaultMessage="{browser} on {system}"
        values={{ browser: <bdi>{browser}</bdi>, system: <bdi>{system}</bdi> }}
      />
    );
  }
  return browser || system ? (
    <bdi>{browser ?? system}</bdi>
  ) : (
    <FormattedMessage {...words.unknown} />
  );
}

function SignOutButton({ device }: { device: Device }) {
  const { formatMessage } = useIntl();
  const { run: signOut, isPending } = useSignOut();
  const name = device.browser ?? device.system ?? formatMessage(words.unknown);
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={formatMessage(
        { id: 'devices.endNamed', defaultMessage: 'Sign out {name}' },
        { name },
      )}
      isPending={isPending}
      onPress={() => signOut(device.id)}
    >
      <FormattedMessage id="devices.end" defaultMessage="Sign out" />
    </Button>
  );
}

function toItem(device: Device) {
  return {
    id: device.id,
    title: <DeviceName device={device} />,
    description: (
      <FormattedMessage
        id="devices.used"
        defaultMessage="Last used {time}"
        values={{ time: <RelativeTime value={device.used_at} /> }}
      />
    ),
    end: device.is_this ? (
      <Badge tone="success">
        <FormattedMessage id="devices.this" defaultMessage="This device" />
      </Badge>
    ) : (
      <SignOutButton device={device} />
    ),
  };
}

function SignOutEverywhere() {
  const { data: user } = useUser();
  const signOut = useSignOutDevices();
  const logout = useLogout();
  return (
    <DialogTrigger>
      <Button variant="soft">
        <FormattedMessage {...words.endAll} />
      </Button>
      <ConfirmDialog
        tone="warning"
        title={<FormattedMessage id="devices.endAll.title" defaultMessage="Sign out everywhere?" />}
        confirmLabel={<FormattedMessage {...words.endAll} />}
        onConfirm={async () => {
          await signOut('all');
          if (user) await logout(user);
        }}
      >
        <FormattedMessage
          id="devices.endAll.text"
          defaultMessage="You will be signed out on all devices, including this one. Drafts you wrote here stay on this device."
        />
      </ConfirmDialog>
    </DialogTrigger>
  );
}

/** Lists the devices on which the user is signed in, with buttons to sign them out. */
export function Devices() {
  const { formatMessage } = useIntl();
  const query = useDevices();
  const { run: signOut, isPending } = useSignOut();
  return (
    <Loaded
      query={query}
      errorTitle={
        <FormattedMessage id="devices.problem" defaultMessage="Your devices could not be loaded." />
      }
      skeleton={<Skeleton shape="text" lines={3} />}
    >
      {({ data }) => (
        <Stack gap="md">
          <ItemList
            aria-label={formatMessage({ id: 'devices.list', defaultMessage: 'Signed-in devices' })}
            items={data.map(toItem)}
          />
          <Inline gap="sm">
            {data.length > 1 && (
              <Button variant="soft" isPending={isPending} onPress={() => signOut('others')}>
                <FormattedMessage
                  id="devices.endOthers"
                  defaultMessage="Sign out all other devices"
                />
              </Button>
            )}
            <SignOutEverywhere />
          </Inline>
        </Stack>
      )}
    </Loaded>
  );
}
