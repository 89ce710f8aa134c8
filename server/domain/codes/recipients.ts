import { z } from 'zod';
import type { CodeChannel, RequestOtp } from '../../contract/codes.ts';
import { maskPhone } from '../accounts/currentUser.ts';
import { invalidField, Refusal } from '../domainError.ts';
import type { Session } from '../session/sessions.ts';
import { normalizeEmail } from '../session/signIn.ts';
import { purposeRules } from './purposes.ts';

const email = z.email().max(254);
const phone = /^\+[1-9]\d{6,14}$/;

/** Where a code goes: the given address or number, or the verified contact of the account. */
export function targetOf({ purpose, channel, to = '' }: RequestOtp, session: Session | null) {
  const rule = purposeRules[purpose];
  if (!rule.channels.includes(channel)) throw invalidField('channel', 'rule.invalid');
  if (rule.target === 'contact') return contactOf(session, channel);
  if (to === '') throw invalidField('to', 'rule.required');
  if (channel === 'sms') {
    if (!phone.test(to)) throw invalidField('to', 'rule.regex', { field: 'phone' });
    return to;
  }
  if (!email.safeParse(to).success) throw invalidField('to', 'rule.email');
  return normalizeEmail(to);
}

function contactOf(session: Session | null, channel: CodeChannel): string {
  const contact =
    channel === 'email'
      ? session?.email_verified === 1 && session.email
      : session?.phone_verified === 1 && session.phone;
  if (contact) return contact;
  throw new Refusal('invalid', null, {
    fields: { channel: { key: channel === 'email' ? 'code.noEmail' : 'code.noPhone' } },
  });
}

/** Shows a person where a code went, without telling it to others: `m•••@example.test`, `+65 •••• 4821`. */
export function maskTarget(channel: CodeChannel, target: string): string {
  if (channel === 'sms') return maskPhone(target);
  const at = target.lastIndexOf('@');
  return `${target.slice(0, 1)}•••${target.slice(at)}`;
}
