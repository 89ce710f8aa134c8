import { z } from 'zod';
import { api } from '../../contract/api.ts';
import { maxUploadBytes } from '../../contract/rules/pictures.ts';
import {
  invitationRepliedSchema,
  invitationReplySchema,
  invitationResponseSchema,
} from '../../contract/schemas/application.ts';
import {
  discussionPostedSchema,
  discussionPostSchema,
  discussionQuerySchema,
  discussionSchema,
} from '../../contract/schemas/discussion.ts';
import { idSchema } from '../../contract/schemas/shared.ts';
import { acceptInvitation, declineInvitation } from '../domain/applications/invitationReplies.ts';
import { readInvitation } from '../domain/applications/invitations.ts';
import { markRead } from '../domain/discussion/readMarks.ts';
import { readDiscussion } from '../domain/discussion/readDiscussion.ts';
import { requestExtension } from '../domain/discussion/requestExtension.ts';
import { sendMessage } from '../domain/discussion/sendMessage.ts';
import { approvedOnly, defineRoute } from './route.ts';

const params = z.strictObject({ id: idSchema });

/** Invitations, and the discussion with the brand. */
export const discussionRoutes = [
  defineRoute(api.invitation, {
    summary: 'Get the invitation to a job, if there is one',
    access: approvedOnly,
    isSnapshot: true,
    params,
    response: invitationResponseSchema,
    handle: ({ services: { db }, session, params: { id } }) => readInvitation(db, session.id, id),
  }),
  defineRoute(api.replyToInvitation, {
    summary: 'Accept or decline an invitation',
    access: approvedOnly,
    params,
    body: invitationReplySchema,
    response: invitationRepliedSchema,
    handle: ({ services, session, params: { id }, body }) =>
      body.action === 'accept'
        ? acceptInvitation(services, session.id, id, body)
        : declineInvitation(services, session.id, id, body.reason),
  }),
  defineRoute(api.discussion, {
    summary: 'List the messages with the brand, after or before one of them',
    access: approvedOnly,
    params,
    query: discussionQuerySchema,
    response: discussionSchema,
    handle: ({ services: { db }, session, params: { id }, query, language }) =>
      readDiscussion(db, { accountId: session.id, jobId: id, language }, query),
  }),
  defineRoute(api.postToDiscussion, {
    summary: 'Send a message, ask for more time, or mark messages as read',
    access: approvedOnly,
    params,
    body: discussionPostSchema,
    bodyLimit: maxUploadBytes,
    response: discussionPostedSchema,
    handle({ services, session, params: { id: jobId }, body, language }) {
      const reader = { accountId: session.id, jobId, language };
      switch (body.kind) {
        case 'text':
          return sendMessage(services, reader, body);
        case 'extension_request':
          return requestExtension(services, reader, body);
        default:
          return markRead(services.db, reader, body.read_up_to);
      }
    },
  }),
];
