import {
  Button,
  Inline,
  notify,
  Stack,
  Text,
  useAction,
  describeTimeZone,
} from '@byline/design-system';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { haveSameTime } from '../../../contract/rules/timeZones.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { useProfileMutations } from '../../api/profile.ts';
import { getDeviceTimeZone, isTimeZoneKept, keepTimeZone } from '../../device/deviceTimeZone.ts';
import { notifyError } from '../requests/notifyError.ts';

// The key of the history entry at which the visit began.
let firstLocation: string | null = null;

/**
 * Asks which time zone the account should use, if the device is in another one than the account. The question appears on the second page
 * of a visit, below the content, so that it does not interrupt.
 */
export default function TimeZoneQuestion({ user }: { user: Pick<User, 'id' | 'timezone'> }) {
  const { formatMessage, locale } = useIntl();
  const { save } = useProfileMutations();
  const [isKept, setKept] = useState(false);
  const { run: change, isPending } = useAction(
    async (timezone: string) => {
      await save({ timezone });
      const text = formatMessage({ id: 'zone.changed', defaultMessage: 'Time zone changed.' });
      notify({ tone: 'success', text });
    },
    { onError: notifyError },
  );
  const [now] = useState(Date.now);
  const { key: location } = useLocation();
  useEffect(() => {
    firstLocation ??= location;
  }, [location]);
  if (firstLocation === null || firstLocation === location) return null;
  const zone = getDeviceTimeZone();
  if (!zone || isKept || isTimeZoneKept(user.id, zone)) return null;
  if (haveSameTime(zone, user.timezone, now)) return null;

  const keep = () => {
    keepTimeZone(user.id, zone);
    setKept(true);
  };
  return (
    <section
      aria-label={formatMessage({ id: 'zone.label', defaultMessage: 'Time zone of the account' })}
    >
      <Inline gap="sm" justify="between">
        <Stack gap="3xs">
          <Text size="sm" weight="medium">
            <FormattedMessage
              id="zone.title"
              defaultMessage="Which time zone should your account use?"
            />
          </Text>
          <Text size="sm" isMuted>
            <FormattedMessage
              id="zone.text"
              defaultMessage="This device is set to {device}. Your account uses {account}."
              values={{
                device: <bdi>{describeTimeZone(locale, zone)}</bdi>,
                account: <bdi>{describeTimeZone(locale, user.timezone)}</bdi>,
              }}
            />
          </Text>
        </Stack>
        <Inline gap="sm">
          <Button size="sm" variant="soft" isPending={isPending} onPress={() => change(zone)}>
            <FormattedMessage id="zone.change" defaultMessage="Change time zone" />
          </Button>
          <Button size="sm" variant="ghost" onPress={keep}>
            <FormattedMessage id="zone.keep" defaultMessage="Keep current" />
          </Button>
        </Inline>
      </Inline>
    </section>
  );
}
