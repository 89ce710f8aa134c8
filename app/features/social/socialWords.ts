import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  connectTitle: { id: 'social.connect.title', defaultMessage: 'Connect {provider}' },
  disconnect: { id: 'social.disconnect', defaultMessage: 'Disconnect' },
  reconnectLabel: { id: 'social.reconnect.label', defaultMessage: 'Reconnect {provider}' },
});

/** Texts about connected accounts that several dialogs and pages have. */
export const socialWords: Record<keyof typeof messages, MessageDescriptor> = messages;
