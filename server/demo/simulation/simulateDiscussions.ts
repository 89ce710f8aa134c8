import { invite, revokeInvitation } from '../../domain/applications/invitations.ts';
import { decideExtension } from '../../domain/discussion/decideExtension.ts';
import { sendBrandMessage } from '../../domain/discussion/sendMessage.ts';
import { changeBrief } from '../../domain/jobChanges/briefChanges.ts';
import { tryStep } from '../../domain/schedule/tryStep.ts';
import type { Services } from '../../domain/services.ts';
import type { Brief } from '../../../contract/schemas/jobDetail.ts';
import { day } from '../../durations.ts';
import { findBehaviours } from './behaviours.ts';
import { brandMessages } from './brandMessages.ts';

/** Number of steps after which a brand revokes an unanswered invitation. */
const stepsBeforeRevoking = 15;
/** The longest extension that a brand grants. */
const longestGranted = 7 * day;
const inviting = findBehaviours(({ invites = false }) => invites);
const revoking = findBehaviours(({ revokes = false }) => revokes);
const changing = findBehaviours(({ changesBrief = false }) => changesBrief);
const accepting = findBehaviours(({ application }) => application === 'accept');

/** Invites everyone with a connected account for an inviting job, and revokes some of the invitations. */
export async function simulateInvitations(services: Services, delay: number): Promise<number> {
  const { db, clock } = services;
  const candidates = await db
    .selectFrom('jobs')
    .innerJoin('job_platforms', 'job_platforms.job_id', 'jobs.id')
    .innerJoin('social_accounts', 'social_accounts.provider', 'job_platforms.platform')
    .innerJoin('accounts', 'accounts.id', 'social_accounts.account_id')
    .select(['jobs.id as job', 'accounts.id as account'])
    .distinct()
    .where('jobs.behaviour', 'in', inviting)
    .where('jobs.state', '=', 'open')
    .where('accounts.state', '=', 'approved')
    .where('social_accounts.status', '=', 'connected')
    .where('accounts.id', 'not in', (row) =>
      row
        .selectFrom('applications')
        .select('account_id')
        .whereRef('applications.job_id', '=', 'jobs.id'),
    )
    .where('accounts.id', 'not in', (row) =>
      row
        .selectFrom('invitations')
        .select('account_id')
        .whereRef('invitations.job_id', '=', 'jobs.id'),
    )
    .execute();
  let done = 0;
  for (const { job, account } of candidates) {
    const offer = { message: brandMessages.invitation, offer: null };
    done += await tryStep(() => invite(services, account, job, offer));
  }
  const unanswered = await db
    .selectFrom('invitations')
    .innerJoin('jobs', 'jobs.id', 'invitations.job_id')
    .select('invitations.id')
    .where('invitations.state', '=', 'sent')
    .where('sent_at', '<=', clock.now() - stepsBeforeRevoking * delay)
    .where('behaviour', 'in', revoking)
    .execute();
  for (const { id } of unanswered) done += await tryStep(() => revokeInvitation(services, id));
  return done;
}

/**
 * Asks accepted creators a question, replies to messages and decides on extension requests, for everything that happened at `before` or
 * earlier.
 */
export async function simulateDiscussions(services: Services, before: number): Promise<number> {
  return (
    (await askQuestions(services, before)) +
    (await replyToMessages(services, before)) +
    (await decideExtensions(services, before))
  );
}

async function askQuestions(services: Services, before: number): Promise<number> {
  const accepted = await services.db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['account_id as accountId', 'job_id as jobId'])
    .where('applications.state', '=', 'accepted')
    .where('decided_at', '<=', before)
    .where('behaviour', 'in', accepting)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('discussion_messages')
            .select('id')
            .whereRef('discussion_messages.account_id', '=', 'applications.account_id')
            .whereRef('discussion_messages.job_id', '=', 'applications.job_id')
            .where('author', '=', 'brand')
            .where('kind', '=', 'text'),
        ),
      ),
    )
    .execute();
  let done = 0;
  for (const thread of accepted) {
    done += await tryStep(() => sendBrandMessage(services, thread, brandMessages.question));
  }
  return done;
}

async function replyToMessages(services: Services, before: number): Promise<number> {
  const unanswered = await services.db
    .selectFrom('discussions')
    .innerJoin('discussion_messages', (join) =>
      join
        .onRef('discussion_messages.account_id', '=', 'discussions.account_id')
        .onRef('discussion_messages.job_id', '=', 'discussions.job_id')
        .onRef('discussion_messages.position', '=', 'discussions.last_position'),
    )
    .innerJoin('jobs', 'jobs.id', 'discussions.job_id')
    .select(['discussions.account_id as accountId', 'discussions.job_id as jobId', 'position'])
    .where('author', '=', 'publisher')
    .where('kind', '=', 'text')
    .where('created_at', '<=', before)
    .where((row) => row.or([row('behaviour', 'is', null), row('behaviour', '!=', 'silent')]))
    .execute();
  const { replies } = brandMessages;
  let done = 0;
  for (const { position, ...thread } of unanswered) {
    const text = replies[position % replies.length] ?? replies[0];
    done += await tryStep(() => sendBrandMessage(services, thread, text));
  }
  return done;
}

async function decideExtensions(services: Services, before: number): Promise<number> {
  const open = await services.db
    .selectFrom('extension_requests')
    .innerJoin('applications', 'applications.id', 'extension_requests.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['extension_requests.id', 'until', 'due_before', 'requested_at'])
    .where('extension_requests.state', '=', 'requested')
    .where('requested_at', '<=', before)
    .where((row) => row.or([row('behaviour', 'is', null), row('behaviour', '!=', 'silent')]))
    .execute();
  let done = 0;
  for (const { id, until, due_before, requested_at } of open) {
    const isShort = until - Math.max(due_before, requested_at) <= longestGranted;
    const isAhead = until > services.clock.now();
    done += await tryStep(() =>
      isShort && isAhead
        ? decideExtension(services, id, 'grant', brandMessages.granted)
        : decideExtension(services, id, 'refuse', brandMessages.refused),
    );
  }
  return done;
}

/** Changes the briefs of some jobs once, after someone was accepted for them at `before` or earlier. */
export async function changeBriefs(services: Services, before: number): Promise<number> {
  const jobs = await services.db
    .selectFrom('jobs')
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .select(['jobs.id', 'brief_json', 'work_due'])
    .where('behaviour', 'in', changing)
    .where('version', '=', 1)
    .where('jobs.id', 'in', (row) =>
      row
        .selectFrom('applications')
        .select('job_id')
        .where('state', '=', 'accepted')
        .where('decided_at', '<=', before),
    )
    .execute();
  const { summary, addition } = brandMessages.briefChanged;
  let done = 0;
  for (const { id, brief_json, work_due } of jobs) {
    const { dos } = JSON.parse(brief_json) as Brief;
    const change = { dos: [...dos, addition], work_due: work_due + 2 * day };
    done += await tryStep(() => changeBrief(services, id, change, summary));
  }
  return done;
}
