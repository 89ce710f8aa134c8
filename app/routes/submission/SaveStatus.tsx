import { DateTime, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { SaveState } from './initialDraft.ts';

function StatusText({ state }: { state: SaveState }) {
  switch (state.kind) {
    case 'saving':
      return <FormattedMessage id="save.saving" defaultMessage="Saving…" />;
    case 'saved':
      return (
        <FormattedMessage
          id="save.saved"
          defaultMessage="Saved {date}"
          values={{ date: <DateTime value={state.at} /> }}
        />
      );
    case 'device':
      return <FormattedMessage id="save.device" defaultMessage="Saved on this device, will sync" />;
    case 'conflict':
      return <FormattedMessage id="save.conflict" defaultMessage="Saved on this device only" />;
    case 'clean':
      return <FormattedMessage id="save.clean" defaultMessage="Changes are saved automatically" />;
  }
}

/** Shows where the latest text is saved. */
export function SaveStatus({ state }: { state: SaveState }) {
  return (
    <Text as="span" size="sm" tone="muted">
      <StatusText state={state} />
    </Text>
  );
}
