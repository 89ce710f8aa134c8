import { defineMessages } from 'react-intl';
import type { LegalSection } from './LegalPage.tsx';

const messages = defineMessages({
  whatTitle: { id: 'privacy.what.title', defaultMessage: '1. What we keep' },
  whatSummary: {
    id: 'privacy.what.summary',
    defaultMessage: 'What you give us, and what is needed to pay you.',
  },
  whatText: {
    id: 'privacy.what.text',
    defaultMessage:
      'We keep your name, contact details, profile, the accounts that you connect, your applications and work, and the records of your money. Passwords are stored only as a hash.',
  },
  whyTitle: { id: 'privacy.why.title', defaultMessage: '2. What it is for' },
  whySummary: {
    id: 'privacy.why.summary',
    defaultMessage: 'To find you work and to pay you for it.',
  },
  whyText: {
    id: 'privacy.why.text',
    defaultMessage:
      'We use it to show you jobs that fit, to let brands decide on your applications, to pay you, and to keep the books that the law asks for. We do not sell it and show no advertising of others.',
  },
  whoTitle: { id: 'privacy.who.title', defaultMessage: '3. Who sees it' },
  whoSummary: {
    id: 'privacy.who.summary',
    defaultMessage: 'Brands you apply to; nobody else without need.',
  },
  whoText: {
    id: 'privacy.who.text',
    defaultMessage:
      'A brand sees your public profile and your application when you apply. Payment providers get what a payment needs. Our staff sees what a question of yours needs.',
  },
  deviceTitle: { id: 'privacy.device.title', defaultMessage: '4. On your device' },
  deviceSummary: {
    id: 'privacy.device.summary',
    defaultMessage: 'One cookie to keep you signed in, and your own settings and drafts.',
  },
  deviceText: {
    id: 'privacy.device.text',
    defaultMessage:
      'The cookie that keeps you signed in cannot be read by scripts. Settings, drafts and your display name are kept in the storage of your browser and stay there until you delete them or log out.',
  },
  longTitle: { id: 'privacy.long.title', defaultMessage: '5. How long' },
  longSummary: {
    id: 'privacy.long.summary',
    defaultMessage: 'As long as the account, and the books as long as the law says.',
  },
  longText: {
    id: 'privacy.long.text',
    defaultMessage:
      'We delete your profile and messages when you close your account. Records of payments are kept for as long as the law asks for, and are used for nothing else.',
  },
  rightsTitle: { id: 'privacy.rights.title', defaultMessage: '6. Your rights' },
  rightsSummary: {
    id: 'privacy.rights.summary',
    defaultMessage: 'See it, correct it, take it with you, have it deleted.',
  },
  rightsText: {
    id: 'privacy.rights.text',
    defaultMessage:
      'Write to us to get a copy of your data, to correct it or to have it deleted. You may also complain to the data protection authority of your country.',
  },
});

/** The sections of the privacy notice. */
export const privacySections: readonly LegalSection[] = [
  { id: 'what', title: messages.whatTitle, summary: messages.whatSummary, text: messages.whatText },
  { id: 'why', title: messages.whyTitle, summary: messages.whySummary, text: messages.whyText },
  { id: 'who', title: messages.whoTitle, summary: messages.whoSummary, text: messages.whoText },
  {
    id: 'device',
    title: messages.deviceTitle,
    summary: messages.deviceSummary,
    text: messages.deviceText,
  },
  { id: 'long', title: messages.longTitle, summary: messages.longSummary, text: messages.longText },
  {
    id: 'rights',
    title: messages.rightsTitle,
    summary: messages.rightsSummary,
    text: messages.rightsText,
  },
];
