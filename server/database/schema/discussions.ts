import type { Generated } from 'kysely';
import type { ExtensionState } from '../../../contract/rules/states.ts';
import type { MessageKind } from '../../../contract/schemas/discussion.ts';

/** Discussions between a publisher and a brand about one job, extension requests, and stored pictures. */
export type DiscussionTables = {
  discussions: {
    account_id: string;
    job_id: string;
    /** Position of the newest message; incremented while the row is locked, so that messages commit in the order of their positions. */
    last_position: number;
    /** Position up to which the publisher has read. */
    read_position: number;
    /** Number of messages after `read_position` that the publisher did not write. */
    unread: number;
    updated_at: number;
  };
  discussion_messages: {
    id: string;
    account_id: string;
    job_id: string;
    position: number;
    kind: MessageKind;
    author: 'publisher' | 'brand' | 'platform';
    /** Text of a person; empty for messages of the platform, which are translated when they are read. */
    body: string;
    /** BCP 47 tag of the language of the body, or `und`. */
    language: Generated<string>;
    message_key: string | null;
    values_json: string | null;
    /** The event that a message of the platform reports; unique, so that no event is reported twice. */
    event: string | null;
    client_ref: string | null;
    extension_id: string | null;
    created_at: number;
    /** Time at which an email about the message was queued; null without an email. */
    mailed_at: number | null;
  };
  extension_requests: {
    id: string;
    application_id: string;
    step_id: string;
    state: ExtensionState;
    until: number;
    /** Due date when the request was made. */
    due_before: number;
    requested_at: number;
    decided_at: number | null;
  };
  attachments: {
    /** The id is also the file name in the storage. */
    id: string;
    account_id: string;
    name: string;
    /** Bytes of the stored WebP file. */
    size: number;
    width: number;
    height: number;
    sha256: string;
    created_at: number;
  };
  /** The pictures of a version of the work or of a message, in order. */
  attachment_uses: { owner_id: string; position: number; attachment_id: string; alt: string };
};
