import type { CodeChannel, CodePurpose } from '../../contract/codes.ts';
import type { Tx } from '../../database/schema.ts';
import type { MessageKey } from '../../i18n/catalogue.ts';
import type { Language } from '../../i18n/language.ts';
import { ownOrigin } from '../ownOrigin.ts';
import { sendMail, sendSms, type Post } from '../outbox.ts';
import type { Services } from '../services.ts';
import type { Holder } from './accountLookup.ts';

/** A code on its way. */
export type CodeToSend = {
  id: string;
  purpose: CodePurpose;
  channel: CodeChannel;
  target: string;
  code: string;
  /** The token of the link in a mail about a reset. */
  link: string;
  holder: Holder | undefined;
  expiresAt: number;
  language: Language;
};

const texts: Record<CodePurpose, MessageKey> = {
  signin: 'mail.code.signin',
  signup: 'mail.code.signup',
  reset: 'mail.code.reset',
  email: 'mail.code.email',
  phone: 'mail.code.phone',
  payout: 'mail.code.payout',
  withdrawal: 'mail.code.withdrawal',
};

/** Puts a code into the outbox; where nobody has the address, a decoy costs the same work and is never sent. */
export async function sendCode(tx: Tx, services: Services, sent: CodeToSend): Promise<void> {
  const { clock, config } = services;
  const { purpose, channel, target, expiresAt, holder } = sent;
  const isForNobody = holder === undefined && (purpose === 'signin' || purpose === 'reset');
  const post: Post = { recipient: target, expiresAt, isDecoy: isForNobody };
  if (channel === 'sms') return sendSms(tx, clock, { ...post, body: smsText(services, sent) });
  const subject = sent.language.say('mail.code.subject', { app: config.app.name });
  await sendMail(tx, clock, { ...post, subject, body: mailText(services, sent) });
}

function mailText({ config }: Services, sent: CodeToSend): string {
  const { purpose, language, id, code, link, holder } = sent;
  const app = config.app.name;
  if (purpose === 'reset' && holder?.providers) {
    const providers = holder.providers
      .map((provider) => language.say(`platform.${provider}`))
      .join(', ');
    const address = `${ownOrigin(config)}/account-login`;
    return language.say('mail.code.social', { app, providers, address });
  }
  const values = { app, code, minutes: Math.ceil(config.otp.life / 60_000) };
  const parts = [language.say(texts[purpose], values), language.say('mail.code.notYou', values)];
  if (purpose === 'reset') {
    const address = `${ownOrigin(config)}/reset-password?challenge=${id}&token=${link}`;
    parts.splice(1, 0, language.say('mail.code.link', { address }));
  }
  return parts.join('\n\n');
}

// Browsers fill the code in where the last line names their origin.
function smsText({ config }: Services, { purpose, language, code }: CodeToSend): string {
  const text = language.say(texts[purpose], {
    app: config.app.name,
    code,
    minutes: Math.ceil(config.otp.life / 60_000),
  });
  return `${text}\n\n@${new URL(ownOrigin(config)).hostname} #${code}`;
}
