import { announce } from '@byline/design-system';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useIsOnline } from './useIsOnline.ts';

/**
 * Tells users of screen readers once when the connection is lost and when it is back, however many parts of the page call it.
 * Everything that is shown about it is silent.
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
