import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A mail or message that waits in the outbox. */
export type Waiting = Selectable<Schema['outbox']>;

/** Takes one mail or message to where it goes; throws where it could not. */
export type Carrier = (waiting: Waiting) => Promise<void>;

/** Who carries what; a channel without a carrier waits. */
export type Carriers = Partial<Record<Waiting['channel'], Carrier>>;
