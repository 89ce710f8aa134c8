import { useIntl } from '../i18n/intl.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Returns the text that explains why an action is not possible while the device is offline; undefined while it is online. */
export function useOfflineReason(): string | undefined {
  const { formatMessage } = useIntl();
  const isOnline = useIsOnline();
  if (isOnline) return undefined;
  return formatMessage({
    id: 'ds.action.offline',
    defaultMessage: 'You are offline. You can do this once you are back online.',
  });
}
