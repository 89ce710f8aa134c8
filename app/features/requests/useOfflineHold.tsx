import { useIsOnline } from '@byline/design-system';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { HeldNote } from './HeldNote.tsx';
import { useConnectionNews } from './useConnectionNews.ts';

/** Returns why an action is not possible now, for `unavailableReason`: the device is offline. Undefined while it is online. */
export function useHeldReason(): string | undefined {
  const { formatMessage } = useIntl();
  useConnectionNews();
  const isOnline = useIsOnline();
  if (isOnline) return undefined;
  return formatMessage({
    id: 'network.held',
    defaultMessage: 'You can do this once you are back online.',
  });
}

/**
 * Holds buttons while the device is offline that open something, such as a dialog; a button that runs a `useAction` takes its props. Spread
 * `held` on each button: it keeps the focus but does nothing, and is described by `note`, which you render beside it.
 */
export function useOfflineHold() {
  const reason = useHeldReason();
  const id = useId();
  return {
    held: reason ? { 'aria-disabled': true, 'aria-describedby': id } : {},
    note: <HeldNote id={id}>{reason}</HeldNote>,
  };
}
