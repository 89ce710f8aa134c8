import type { OutboxMessage } from '../domain/outbox.ts';

/** Delivers one message; throws an error if delivery fails. */
export type Transport = (message: OutboxMessage) => Promise<void>;

/** The transport of each channel; messages of a channel without one stay in the outbox. */
export type Transports = Partial<Record<OutboxMessage['channel'], Transport>>;
