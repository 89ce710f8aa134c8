type SessionMessage = { kind: 'signedOut' } | { kind: 'signedIn'; userId: string };

// One channel for the whole tab: a BroadcastChannel does not receive its own messages, another instance would. While pages are
// prerendered there is no tab, and Node would wait for messages.
const channel = 'document' in globalThis ? new BroadcastChannel('session') : null;

/** Posts a message to the other tabs. */
export function postToOtherTabs(message: SessionMessage): void {
  channel?.postMessage(message);
}

/** Subscribes to messages of other tabs; returns the function that unsubscribes. */
export function onOtherTabMessage(listener: (message: SessionMessage) => void): () => void {
  const handler = (event: MessageEvent<SessionMessage>) => listener(event.data);
  channel?.addEventListener('message', handler);
  return () => channel?.removeEventListener('message', handler);
}
