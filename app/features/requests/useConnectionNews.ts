import { announce } from '@byline/design-system';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useIsOnline } from './useIsOnline.ts';

/**
 * Announces when the connection is lost and when it is back, once, however many parts of the page call it. What the page shows about
 * the connection is not announced.
 */
export function useConnectionNews(): void {
  const { formatMessage } = useIntl();
  const isOnline = useIsOnline();
  const known = useRef(isOnline);
  useEffect(() => {
    if (known.current === isOnline) return;
    known.current = isOnline;
    announce(
      isOnline
        ? formatMessage({ id: 'network.back', defaultMessage: 'You are online again.' })
        : formatMessage({ id: 'network.lost', defaultMessage: 'You are offline.' }),
    );
  }, [isOnline, formatMessage]);
}
