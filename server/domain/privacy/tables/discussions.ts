import type { DiscussionTables } from '../../../database/schema/discussions.ts';
import {
  column,
  key,
  accountColumn,
  parentColumn,
  statistic,
  type PersonalTables,
} from '../personalTable.ts';

const { text, number, time, json } = column;

/** Personal data in discussions and pictures. */
export const personalDiscussions: PersonalTables<DiscussionTables> = {
  discussions: {
    about: 'The discussions with brands, one for each job.',
    section: 'discussions',
    belongsTo: accountColumn(),
    erasure: 'delete',
    columns: {
      account_id: text(),
      job_id: text(),
      last_position: number(),
      read_position: number(),
      unread: number(),
      updated_at: time(),
    },
  },
  discussion_messages: {
    about: 'The messages of these discussions, of both sides.',
    section: 'messages',
    belongsTo: accountColumn(),
    erasure: 'delete',
    columns: {
      id: text(),
      account_id: text(),
      job_id: text(),
      position: number(),
      kind: text(),
      author: text(),
      body: text(),
      language: text(),
      message_key: text(),
      values_json: json(),
      event: text(),
      client_ref: text(),
      extension_id: text(),
      created_at: time(),
      mailed_at: time(),
    },
  },
  extension_requests: {
    about: 'Requests for more time.',
    section: 'extension_requests',
    belongsTo: parentColumn('application_id', 'applications'),
    erasure: 'change',
    columns: {
      id: text(key),
      application_id: text(key),
      step_id: text(key),
      state: text(statistic),
      until: time(statistic),
      due_before: time(statistic),
      requested_at: time(statistic),
      decided_at: time(statistic),
    },
  },
  attachments: {
    about: 'Pictures of work and messages; the files are in the folder of pictures.',
    section: 'pictures',
    belongsTo: accountColumn(),
    erasure: 'delete',
    columns: {
      id: text(),
      account_id: text(),
      name: text(),
      size: number(),
      width: number(),
      height: number(),
      sha256: text(),
      created_at: time(),
    },
  },
  attachment_uses: {
    about: 'Where these pictures are used, by the id of the message or submission.',
    section: 'picture_uses',
    belongsTo: parentColumn('attachment_id', 'attachments'),
    erasure: 'delete',
    columns: { owner_id: text(), position: number(), attachment_id: text(), alt: text() },
  },
};
