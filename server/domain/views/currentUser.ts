import type { User } from '../../../contract/schemas/user.ts';
import type { Database } from '../../database/schema.ts';
import { accountDefaults } from '../../config.ts';
import { toIso } from '../dates.ts';
import { DomainError } from '../domainError.ts';
import { findClosing } from '../accounts/findClosing.ts';
import { countUnread } from '../discussion/readMarks.ts';
import { maskPhone } from '../maskContact.ts';
import type { Session } from '../session/sessions.ts';

/** Reads the user of a session again, after a change to the account. */
export async function readUserAgain(db: Database, session: Session): Promise<User> {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow();
  return readUser(db, { ...session, ...account });
}

/** Converts the account of a session into the contract's user; the phone number is masked. */
export async function readUser(db: Database, session: Session): Promise<User> {
  const { state } = session;
  const start = {
    id: session.id,
    is_approved: state === 'approved',
    profile_pending: state === 'pending_profile',
    in_review: state === 'in_review',
    login_with: session.login_with,
    ...(session.login_provider && { login_provider: session.login_provider }),
  };
  if (state === 'suspended') {
    const closing = await findClosing(db, session.id);
    // The account can be erased while its session signs in.
    if (closing && closing.closed_at !== null) throw new DomainError('unauthenticated', null);
    const end = closing ? { closes_at: toIso(closing.closes_at) } : {};
    return { ...start, ...hiddenDetails(session), ...toReview(session), ...end };
  }
  const unread = await countUnread(db, session.id);
  return {
    ...start,
    name: session.name,
    email: session.email,
    email_verified: session.email_verified === 1,
    phone: session.phone && maskPhone(session.phone),
    phone_verified: session.phone_verified === 1,
    avatar_url: session.avatar_url,
    locale: session.locale,
    currency: session.currency,
    timezone: session.timezone,
    recently_confirmed: session.isFresh,
    unread_messages: unread.messages,
    unread_news: unread.news,
    starred: JSON.parse(session.starred_json) as User['starred'],
    ...toReview(session),
    checklist: {
      profile: session.profile_complete === 1,
      phone: session.phone_verified === 1,
      social: await hasActiveRow(db, 'social_accounts', session.id),
      payout: await hasActiveRow(db, 'payout_methods', session.id),
    },
  };
}

// Hides the details of a suspended account, except the language, in which the user reads the reason.
function hiddenDetails({ locale }: Session) {
  return {
    name: '',
    email: null,
    email_verified: false,
    phone: null,
    phone_verified: false,
    avatar_url: null,
    locale,
    ...accountDefaults,
    recently_confirmed: false,
    unread_messages: 0,
    unread_news: 0,
    starred: [],
    checklist: { profile: false, phone: false, social: false, payout: false },
  };
}

function toReview(session: Session): Pick<User, 'review'> {
  // Uses the time of creation if the user never asked for a review, because staff can suspend such accounts too.
  const submittedAt =
    session.review_submitted_at ?? (session.review_outcome ? session.created_at : null);
  if (submittedAt === null) return {};
  return {
    review: {
      submitted_at: toIso(submittedAt),
      expected_by: toIso(session.review_expected_by ?? submittedAt),
      ...(session.review_outcome && { outcome: session.review_outcome }),
      ...(session.review_reason && { reason: session.review_reason }),
    },
  };
}

// A social account in use is `connected`, a payout method in use is `active`.
async function hasActiveRow(
  db: Database,
  table: 'social_accounts' | 'payout_methods',
  accountId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['connected', 'active'])
    .executeTakeFirst();
  return row !== undefined;
}
