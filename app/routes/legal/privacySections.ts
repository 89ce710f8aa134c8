import { defineMessages } from 'react-intl';
import type { LegalSection } from './LegalText.tsx';

/** The sections of the privacy notice. */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'what',
    ...defineMessages({
      title: { id: 'privacy.what.title', defaultMessage: '1. What we keep' },
      summary: {
        id: 'privacy.what.summary',
        defaultMessage: 'What you give us, and what we need to pay you.',
      },
      text: {
        id: 'privacy.what.text',
        defaultMessage:
          'We keep your name, contact details, profile, connected accounts, applications, work, messages, payment records and bank details, the devices you sign in on, and which emails we sent you. We store passwords only as a hash, and bank details encrypted.',
      },
    }),
  },
  {
    id: 'why',
    ...defineMessages({
      title: { id: 'privacy.why.title', defaultMessage: '2. Why we use it' },
      summary: {
        id: 'privacy.why.summary',
        defaultMessage: 'To find you work and pay you for it.',
      },
      text: {
        id: 'privacy.why.text',
        defaultMessage:
          'We use it to show you matching jobs, let brands decide on your applications, pay you and keep the accounts that the law requires. We do not sell it or show third-party advertising.',
      },
    }),
  },
  {
    id: 'who',
    ...defineMessages({
      title: { id: 'privacy.who.title', defaultMessage: '3. Who sees it' },
      summary: {
        id: 'privacy.who.summary',
        defaultMessage: 'Brands you apply to, and others only when needed.',
      },
      text: {
        id: 'privacy.who.text',
        defaultMessage:
          'When you apply, the brand sees your public profile and application. Payment providers get what they need to pay you. Our team sees what it needs to answer your questions.',
      },
    }),
  },
  {
    id: 'device',
    ...defineMessages({
      title: { id: 'privacy.device.title', defaultMessage: '4. On your device' },
      summary: {
        id: 'privacy.device.summary',
        defaultMessage: 'One cookie to keep you signed in, plus your settings and drafts.',
      },
      text: {
        id: 'privacy.device.text',
        defaultMessage:
          'Scripts cannot read the cookie that keeps you signed in. Your settings and drafts stay in your browser until you delete them, your display name until you log out. When you close your account, your drafts in that browser are deleted.',
      },
    }),
  },
  {
    id: 'long',
    ...defineMessages({
      title: { id: 'privacy.long.title', defaultMessage: '5. How long we keep it' },
      summary: {
        id: 'privacy.long.summary',
        defaultMessage:
          'As long as you have an account, and payment records, without your name, as long as the law requires.',
      },
      text: {
        id: 'privacy.long.text',
        defaultMessage:
          'You can close your account in your profile. For {closedAccounts, plural, one {# day} other {# days}} you can still keep it; then we delete your profile, contacts, pictures, work, messages and bank details. We keep amounts and dates of payments and withdrawals, without your name, for as long as the law requires and use them for nothing else. Records of emails are deleted after {messages, plural, one {# day} other {# days}}, messages to our support after {tickets, plural, one {# day} other {# days}}, what was written in objections to decisions {cases, plural, one {# day} other {# days}} after they are closed, and records of what our team did with your account after {staffCommands, plural, one {# day} other {# days}}, also while you have an account. Backups contain deleted data until they are deleted as well.',
      },
    }),
  },
  {
    id: 'rights',
    ...defineMessages({
      title: { id: 'privacy.rights.title', defaultMessage: '6. Your rights' },
      summary: {
        id: 'privacy.rights.summary',
        defaultMessage: 'Access, correct, export or delete your data.',
      },
      text: {
        id: 'privacy.rights.text',
        defaultMessage:
          'Download and correct your data in your profile, and close your account there. Write to us for a copy with unmasked account numbers and picture files, or for anything else; we reply within a month. You can also complain to your country’s data protection authority.',
      },
    }),
  },
];
