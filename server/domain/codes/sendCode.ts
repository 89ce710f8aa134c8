import { pages } from '../../../contract/rules/pages.ts';
import { getResetLink } from '../../../contract/rules/linkedPages.ts';
import { platformNames } from '../../../contract/rules/platforms.ts';
import type { CodeChannel, CodePurpose } from '../../../contract/schemas/codes.ts';
import type { Tx } from '../../database/schema.ts';
import { minute } from '../../durations.ts';
import type { Language } from '../../i18n/language.ts';
import { sendEmail, sendTextMessage } from '../outbox.ts';
import type { Services } from '../services.ts';
import type { CodeAccount } from './accountLookup.ts';

/** A code to send. */
export type CodeMessage = {
  id: string;
  purpose: CodePurpose;
  channel: CodeChannel;
  recipient: string;
  code: string;
  /** The token in the link of a password-reset email. */
  resetToken: string;
  account: CodeAccount | undefined;
  expiresAt: number;
  language: Language;
};

/** Queues a code. For an unknown address it stores a decoy, which takes the same time but is never sent. */
export async function sendCode(tx: Tx, services: Services, message: CodeMessage): Promise<void> {
  const { clock, config } = services;
  const { purpose, channel, recipient, expiresAt, account, language } = message;
  // Sign-up and new contacts have no account yet.
  const isDecoy = account === undefined && (purpose === 'signin' || purpose === 'reset');
  const app = config.app.name;
  // The text that is sent instead if the code expires before delivery.
  const late = {
    subject: channel === 'sms' ? '' : language.translate('mail.late.code.subject', { app }),
    body: language.translate('mail.late.code', { app }),
  };
  const options = { recipient, expiresAt, isDecoy, late };
  if (channel === 'sms') {
    return sendTextMessage(tx, clock, { ...options, body: textMessageBody(services, message) });
  }
  const subject = language.translate('mail.code.subject', { app });
  await sendEmail(tx, clock, { ...options, subject, body: emailBody(services, message) });
}

function emailBody(services: Services, message: CodeMessage): string {
  const { purpose, language, id, resetToken, account } = message;
  const { app, server } = services.config;
  if (purpose === 'reset' && account?.providers) {
    const providers = account.providers.map((provider) => platformNames[provider]).join(', ');
    const address = server.origin + pages.accountLogin;
    return language.translate('mail.code.social', { app: app.name, providers, address });
  }
  const paragraphs = [translateCode(services, message)];
  if (purpose === 'reset') {
    const address = server.origin + getResetLink(id, resetToken);
    paragraphs.push(language.translate('mail.code.link', { address }));
  }
  return [...paragraphs, language.translate('mail.code.notYou')].join('\n\n');
}

// Ends with a line that names the origin, because browsers then fill in the code.
function textMessageBody(services: Services, message: CodeMessage): string {
  const { hostname } = new URL(services.config.server.origin);
  return `${translateCode(services, message)}\n\n@${hostname} #${message.code}`;
}

function translateCode({ config }: Services, { purpose, language, code }: CodeMessage): string {
  const values = { app: config.app.name, code, minutes: Math.ceil(config.otp.life / minute) };
  return language.translate(`mail.code.${purpose}`, values);
}
