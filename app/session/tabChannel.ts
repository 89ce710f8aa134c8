type SessionMessage = { kind: 'signedOut' } | { kind: 'signedIn'; userId: string };

// One object a tab: a BroadcastChannel does not hear itself.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('session') : null;

/** Tells the other tabs. */
export function postToOtherTabs(message: SessionMessage): void {
  channel?.postMessage(message);
}

/** Calls back for what another tab tells; returns the function that ends it. */
export function onOtherTabMessage(listener: (message: SessionMessage) => void): () => void {
  const handler = (event: MessageEvent<SessionMessage>) => listener(event.data);
  channel?.addEventListener('message', handler);
  return () => channel?.removeEventListener('message', handler);
}
