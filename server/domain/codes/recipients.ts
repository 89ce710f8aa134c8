import { emailSchema } from '../../../contract/schemas/text.ts';
import { phonePattern } from '../../../contract/rules/account.ts';
import type { CodeChannel, RequestOtp } from '../../../contract/schemas/codes.ts';
import { maskEmail, maskPhone } from '../maskContact.ts';
import { mixesScripts, normalizeEmail } from '../email.ts';
import { DomainError, invalidField } from '../domainError.ts';
import type { Session } from '../session/sessions.ts';
import { purposeRules } from './purposes.ts';

/** Returns where a code is sent: the given address or number, or the verified contact of the account. */
export function resolveRecipient(
  { purpose, channel, to = '' }: RequestOtp,
  session: Session | null,
): string {
  const rule = purposeRules[purpose];
  if (!rule.channels.includes(channel)) throw invalidField('channel', 'rule.invalid');
  if (rule.recipient === 'contact') return getVerifiedContact(session, channel);
  if (to === '') throw invalidField('to', 'rule.required');
  if (channel === 'sms') {
    if (!phonePattern.test(to)) throw invalidField('to', 'rule.regex', { field: 'phone' });
    return to;
  }
  const { data: email } = emailSchema.safeParse(to);
  if (email === undefined) throw invalidField('to', 'rule.email');
  // An address that an account has already stays.
  const isNew = purpose === 'signup' || purpose === 'email';
  if (isNew && mixesScripts(email)) throw invalidField('to', 'email.mixedScripts');
  return normalizeEmail(email);
}

/** Masks a recipient, so that the response does not reveal a contact: `m•••@example.test`, `+65 •••• 4821`. */
export function maskRecipient(channel: CodeChannel, recipient: string): string {
  return channel === 'sms' ? maskPhone(recipient) : maskEmail(recipient);
}

function getVerifiedContact(session: Session | null, channel: CodeChannel): string {
  const contact =
    channel === 'email'
      ? session?.email_verified === 1 && session.email
      : session?.phone_verified === 1 && session.phone;
  if (contact) return contact;
  throw new DomainError('invalid', null, {
    fields: { channel: { key: channel === 'email' ? 'code.noEmail' : 'code.noPhone' } },
  });
}
