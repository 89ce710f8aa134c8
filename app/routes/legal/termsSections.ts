import { defineMessages } from 'react-intl';
import type { LegalSection } from './LegalPage.tsx';

const words = defineMessages({
  whoTitle: { id: 'terms.who.title', defaultMessage: '1. Who may publish' },
  whoSummary: {
    id: 'terms.who.summary',
    defaultMessage: 'You are 18 or older and speak for the accounts that you connect.',
  },
  whoText: {
    id: 'terms.who.text',
    defaultMessage:
      'You need to be at least 18 years old and to control the social accounts that you connect. We look at every profile before it is approved, and tell you the reason where it is not.',
  },
  applyTitle: { id: 'terms.apply.title', defaultMessage: '2. Applying' },
  applySummary: {
    id: 'terms.apply.summary',
    defaultMessage: 'You see who has looked, and every application ends with an answer or a date.',
  },
  applyText: {
    id: 'terms.apply.text',
    defaultMessage:
      'An application is free and binds nobody until the brand accepts it. The brand decides by the date that stands on the job; without an answer the application expires by itself. You may withdraw it until then.',
  },
  workTitle: { id: 'terms.work.title', defaultMessage: '3. Work and review' },
  workSummary: {
    id: 'terms.work.summary',
    defaultMessage:
      '{revisions, plural, one {# round} other {# rounds}} of changes included; silence for {reviewHours, plural, one {# hour} other {# hours}} means approved.',
  },
  workText: {
    id: 'terms.work.text',
    defaultMessage:
      'The brief on the day you applied is what counts. Unless the job says otherwise, {revisions, plural, one {# round} other {# rounds}} of changes are included. A brand that does not review your work within {reviewHours, plural, one {# hour} other {# hours}} has approved it. What was approved cannot be rejected afterwards.',
  },
  disclosureTitle: { id: 'terms.disclosure.title', defaultMessage: '4. Advertising disclosure' },
  disclosureSummary: {
    id: 'terms.disclosure.summary',
    defaultMessage: 'Say that it is advertising, in the first line.',
  },
  disclosureText: {
    id: 'terms.disclosure.text',
    defaultMessage:
      'You mark the post as advertising where readers see it at once, as the brief and the law of your country ask. The app checks this before you send a draft.',
  },
  moneyTitle: { id: 'terms.money.title', defaultMessage: '5. Money' },
  moneySummary: {
    id: 'terms.money.summary',
    defaultMessage:
      'Your money is available {clearingDays, plural, one {# day} other {# days}} after approval; withdrawals start at {withdrawalMin} and cost {withdrawalFee}.',
  },
  moneyText: {
    id: 'terms.money.text',
    defaultMessage:
      'When your last task is approved, the day on which the money becomes available is fixed: {clearingDays, plural, one {# day} other {# days}} later. If that day has to move, you are told why. Withdrawals are possible from {withdrawalMin}, cost {withdrawalFee} each and arrive within {arrivalLeast} to {arrivalMost} working days. Only our staff can hold a payment, with a written reason that you can dispute.',
  },
  dropTitle: { id: 'terms.drop.title', defaultMessage: '6. Dropping out' },
  dropSummary: {
    id: 'terms.drop.summary',
    defaultMessage: 'You may leave, without pay for what was not approved.',
  },
  dropText: {
    id: 'terms.drop.text',
    defaultMessage:
      'After being accepted you may drop out as long as nothing has been approved. Your place goes to somebody else, you are not paid, and it counts in your record of jobs done on time.',
  },
  rightsTitle: { id: 'terms.rights.title', defaultMessage: '7. Rights to the content' },
  rightsSummary: {
    id: 'terms.rights.summary',
    defaultMessage: 'Yours, with the use that the job names.',
  },
  rightsText: {
    id: 'terms.rights.text',
    defaultMessage:
      'You keep the rights to what you make. The brand may use it as the terms of the job say, and for no longer.',
  },
  endTitle: { id: 'terms.end.title', defaultMessage: '8. Ending' },
  endSummary: {
    id: 'terms.end.summary',
    defaultMessage: 'You can leave at any time; what you earned stays yours.',
  },
  endText: {
    id: 'terms.end.text',
    defaultMessage:
      'You may close your account at any time. Money that you have earned is paid out. We may suspend an account that breaks these terms, with a reason in writing.',
  },
});

/** The sections of the publisher terms; their figures come from the configuration. */
export const termsSections: readonly LegalSection[] = [
  { id: 'who', title: words.whoTitle, summary: words.whoSummary, text: words.whoText },
  { id: 'apply', title: words.applyTitle, summary: words.applySummary, text: words.applyText },
  { id: 'work', title: words.workTitle, summary: words.workSummary, text: words.workText },
  {
    id: 'disclosure',
    title: words.disclosureTitle,
    summary: words.disclosureSummary,
    text: words.disclosureText,
  },
  { id: 'money', title: words.moneyTitle, summary: words.moneySummary, text: words.moneyText },
  { id: 'drop', title: words.dropTitle, summary: words.dropSummary, text: words.dropText },
  { id: 'rights', title: words.rightsTitle, summary: words.rightsSummary, text: words.rightsText },
  { id: 'end', title: words.endTitle, summary: words.endSummary, text: words.endText },
];
