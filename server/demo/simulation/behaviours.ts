import type { Behaviour } from '../../database/tables/jobs.ts';

/** What a simulated brand does with applications, work and invitations. */
type Script = {
  application: 'accept' | 'decline' | 'ignore';
  review: 'approve' | 'change_once' | 'reject' | 'ignore';
  /** Invites everyone who has a connected account for the job. */
  invites?: boolean;
  /** Revokes an invitation that is not answered soon. */
  revokes?: boolean;
  /** Changes the brief once someone works on it. */
  changesBrief?: boolean;
  holdsPayment?: boolean;
};

/** What each simulated brand does; jobs without a behaviour only reply to messages. */
export const scripts: Record<Behaviour, Script> = {
  accept_fast: { application: 'accept', review: 'approve' },
  request_changes_once: { application: 'accept', review: 'change_once' },
  decline: { application: 'decline', review: 'ignore' },
  silent: { application: 'ignore', review: 'ignore' },
  hold_payment: { application: 'accept', review: 'approve', holdsPayment: true },
  invite: { application: 'accept', review: 'approve', invites: true },
  invite_and_revoke: { application: 'accept', review: 'approve', invites: true, revokes: true },
  change_brief: { application: 'accept', review: 'approve', changesBrief: true },
  reject: { application: 'accept', review: 'reject' },
};

/** Returns the names of the behaviours that have a property. */
export function findBehaviours(matches: (script: Script) => boolean): Behaviour[] {
  return (Object.keys(scripts) as Behaviour[]).filter((behaviour) => matches(scripts[behaviour]));
}
