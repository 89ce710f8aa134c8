import { announce, Text, useFormats } from '@byline/design-system';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/serverTime.ts';
import type { SaveState } from './initialDraft.ts';

function StatusText({ state }: { state: SaveState }) {
  const formats = useFormats();
  const isToday = (at: string) => formats.date(at) === formats.date(serverNow());
  switch (state.kind) {
    case 'saving':
      return <FormattedMessage id="save.saving" defaultMessage="Saving…" />;
    case 'saved':
      return (
        <FormattedMessage
          id="save.saved"
          // Short, because a longer text would move the button beside it.
          defaultMessage="Saved {time}"
          values={{
            time: (
              <time dateTime={state.at}>
                {isToday(state.at)
                  ? formats.time(state.at)
                  : formats.day(state.at, { now: serverNow() })}
              </time>
            ),
          }}
        />
      );
    case 'device':
      return <FormattedMessage id="save.device" defaultMessage="Saved on this device" />;
    case 'conflict':
      return <FormattedMessage id="save.conflict" defaultMessage="Saved on this device only" />;
    case 'clean':
      return <FormattedMessage id="save.clean" defaultMessage="Changes are saved automatically" />;
  }
}

/** Shows where the latest text is saved: on this device or in the account. A change between the two is announced, not each save. */
export function SaveStatus({ state }: { state: SaveState }) {
  const { formatMessage } = useIntl();
  const text = useRef<HTMLElement>(null);
  // Whether the last announcement was that the text is on this device only.
  const isDeviceAnnounced = useRef(false);
  const { kind } = state;
  useEffect(() => {
    if (kind === 'saved' && isDeviceAnnounced.current) {
      isDeviceAnnounced.current = false;
      announce(formatMessage({ id: 'save.online', defaultMessage: 'Saved to your account' }));
    }
    if (kind !== 'device' && kind !== 'conflict') return undefined;
    // Waits, because each text is on this device only for a moment before it is saved to the account.
    const timer = setTimeout(() => {
      isDeviceAnnounced.current = true;
      announce(text.current?.textContent ?? '');
    }, 3000);
    return () => clearTimeout(timer);
  }, [kind, formatMessage]);
  return (
    <Text ref={text} as="span" size="sm" isMuted>
      <StatusText state={state} />
    </Text>
  );
}
