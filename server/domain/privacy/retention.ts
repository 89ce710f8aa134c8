import type { Database } from '../../database/schema.ts';
import { retention, type RetentionName } from '../../durations.ts';
import { deleteUnusedAttachments } from '../attachments/attachments.ts';
import type { Services } from '../services.ts';
import { closeDueAccounts } from './closeAccount.ts';

/** One kind of data that is deleted by time. */
export type RetentionRule = {
  /** What is deleted, for the operators' documentation. */
  about: string;
  /** The event after which the time begins, for the same documentation. */
  since: string;
  /** Deletes what is older. */
  apply: (services: Services) => Promise<unknown>;
};

type Deletion = (db: Database, before: number) => { execute(): Promise<unknown> };

// Creates a deletion by system time, which does not move with the business time.
const deleteByMachineTime =
  (name: RetentionName, deletion: Deletion): RetentionRule['apply'] =>
  ({ db, clock }) =>
    deletion(db, clock.machineNow() - retention[name]).execute();

// Creates a deletion by business time.
const deleteByBusinessTime =
  (name: RetentionName, deletion: Deletion): RetentionRule['apply'] =>
  ({ db, clock }) =>
    deletion(db, clock.now() - retention[name]).execute();

/** The rules that the hourly cleanup applies. A test compares them with docs/privacy-requests.md. */
export const retentionRules: Record<RetentionName, RetentionRule> = {
  closedAccounts: {
    about: 'accounts that their owners have closed',
    since: 'the request',
    apply: closeDueAccounts,
  },
  codes: {
    about: 'codes and emailed links',
    since: 'they have expired',
    apply: deleteByMachineTime('codes', (db, before) =>
      db.deleteFrom('otp_challenges').where('expires_at', '<', before),
    ),
  },
  messages: {
    about: 'emails and text messages: recipient, subject, result',
    since: 'the last attempt',
    apply: async (services) => {
      const ended = ['sent', 'expired', 'cancelled', 'failed'] as const;
      await deleteByMachineTime('messages', (db, before) =>
        db.deleteFrom('outbox').where('state', 'in', ended).where('next_at', '<', before),
      )(services);
      // Decoys are never sent. They are kept as long as the codes that they resemble.
      await deleteByMachineTime('codes', (db, before) =>
        db.deleteFrom('outbox').where('state', '=', 'decoy').where('next_at', '<', before),
      )(services);
    },
  },
  undeliveredTexts: {
    about: 'texts of messages that could not be delivered; of delivered ones at once',
    since: 'the last attempt',
    apply: deleteByMachineTime('undeliveredTexts', (db, before) =>
      db
        .updateTable('outbox')
        .set({ body: '' })
        .where('state', '=', 'failed')
        .where('next_at', '<', before)
        .where('body', '!=', ''),
    ),
  },
  tickets: {
    about: 'messages to the support',
    since: 'they were sent',
    apply: deleteByBusinessTime('tickets', (db, before) =>
      db.deleteFrom('contact_tickets').where('created_at', '<', before),
    ),
  },
  cases: {
    about: 'what was written in objections to decisions; the outcome stays with the payment',
    since: 'they were closed',
    apply: deleteByBusinessTime('cases', (db, before) =>
      db
        .updateTable('cases')
        .set({ message: null, brand_reply: null, outcome_text: null, evidence_json: '{}' })
        .where('closed_at', '<', before)
        .where('evidence_json', '!=', '{}'),
    ),
  },
  staffCommands: {
    about: 'commands of operators, and replaced contacts, by which they are found',
    since: 'they ran',
    apply: async (services) => {
      await deleteByMachineTime('staffCommands', (db, before) =>
        db.deleteFrom('operator_log').where('at', '<', before),
      )(services);
      await deleteByBusinessTime('staffCommands', (db, before) =>
        db.deleteFrom('former_contacts').where('ended_at', '<', before),
      )(services);
    },
  },
  unusedPictures: {
    about: 'pictures that were uploaded and not used',
    since: 'the upload',
    apply: deleteUnusedAttachments,
  },
  repeatedResponses: {
    about: 'responses that a repeated request gets again',
    since: 'the request',
    apply: deleteByMachineTime('repeatedResponses', (db, before) =>
      db.deleteFrom('idempotency_keys').where('created_at', '<', before),
    ),
  },
  attempts: {
    about: 'counts of attempts, by a digest of address or account',
    since: 'the first attempt',
    apply: deleteByMachineTime('attempts', (db, before) =>
      db.deleteFrom('rate_windows').where('started_at', '<', before),
    ),
  },
  bioCodes: {
    about: 'codes for the biography of an account that is being connected',
    since: 'they have expired',
    apply: deleteByBusinessTime('bioCodes', (db, before) =>
      db.deleteFrom('bio_checks').where('expires_at', '<', before),
    ),
  },
};
