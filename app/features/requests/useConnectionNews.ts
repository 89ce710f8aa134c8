import { announce, useIsOnline } from '@byline/design-system';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

/**
 * Announces when the connection is lost and when it is back, so visible texts about the connection need no live region. Several parts of a
 * page may call this: `announce` drops a text that it has announced within the last second.
 */
export function useConnectionNews(): void {
  const { formatMessage } = useIntl();
  const isOnline = useIsOnline();
  const announced = useRef(isOnline);
  useEffect(() => {
    if (announced.current === isOnline) return;
    announced.current = isOnline;
    announce(
      isOnline
        ? formatMessage({ id: 'network.back', defaultMessage: 'You are online again.' })
        : formatMessage({ id: 'network.lost', defaultMessage: 'You are offline.' }),
    );
  }, [isOnline, formatMessage]);
}
