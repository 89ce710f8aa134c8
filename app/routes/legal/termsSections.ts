import { defineMessages } from 'react-intl';
import type { LegalSection } from './LegalPage.tsx';

const messages = defineMessages({
  whoTitle: { id: 'terms.who.title', defaultMessage: '1. Who may publish' },
  whoSummary: {
    id: 'terms.who.summary',
    defaultMessage: 'You are 18 or older and control the accounts you connect.',
  },
  whoText: {
    id: 'terms.who.text',
    defaultMessage:
      'You must be at least 18 years old and control the social accounts you connect. We review every profile before approval and give a reason if we reject it.',
  },
  applyTitle: { id: 'terms.apply.title', defaultMessage: '2. Applying' },
  applySummary: {
    id: 'terms.apply.summary',
    defaultMessage:
      'You see when the brand has viewed it, and every application ends with a decision or a date.',
  },
  applyText: {
    id: 'terms.apply.text',
    defaultMessage:
      'Applying is free and binds no one until the brand accepts. The brand decides by the date shown on the job. Without a decision, the application expires. You can withdraw it until then.',
  },
  workTitle: { id: 'terms.work.title', defaultMessage: '3. Work and review' },
  workSummary: {
    id: 'terms.work.summary',
    defaultMessage:
      '{revisions, plural, one {# revision is} other {# revisions are}} included. Without a reply within {reviewHours, plural, one {# hour} other {# hours}}, your work is approved.',
  },
  workText: {
    id: 'terms.work.text',
    defaultMessage:
      'The brief on the day you applied counts. Unless the job states otherwise, {revisions, plural, one {# revision is} other {# revisions are}} included. If the brand does not review your work within {reviewHours, plural, one {# hour} other {# hours}}, it is approved. Approved work cannot be rejected later.',
  },
  disclosureTitle: { id: 'terms.disclosure.title', defaultMessage: '4. Advertising disclosure' },
  disclosureSummary: {
    id: 'terms.disclosure.summary',
    defaultMessage: 'Disclose advertising in the first line.',
  },
  disclosureText: {
    id: 'terms.disclosure.text',
    defaultMessage:
      'Mark the post as advertising where viewers see it at once, as the brief and the law of your country require. The app checks this before you send a draft.',
  },
  moneyTitle: { id: 'terms.money.title', defaultMessage: '5. Money' },
  moneySummary: {
    id: 'terms.money.summary',
    defaultMessage:
      'Your money is available {clearingDays, plural, one {# day} other {# days}} after approval. Withdrawals start at {withdrawalMin} and cost {withdrawalFee}.',
  },
  moneyText: {
    id: 'terms.money.text',
    defaultMessage:
      'When your last task is approved, the date on which the money becomes available is fixed: {clearingDays, plural, one {# day} other {# days}} later. If that date has to move, we tell you why. You can withdraw from {withdrawalMin}. Each withdrawal costs {withdrawalFee} and arrives within {arrivalLeast} to {arrivalMost} working days. Only our team can hold a payment, with a written reason that you can dispute.',
  },
  dropTitle: { id: 'terms.drop.title', defaultMessage: '6. Dropping out' },
  dropSummary: {
    id: 'terms.drop.summary',
    defaultMessage: 'You can leave, without pay for work that was not approved.',
  },
  dropText: {
    id: 'terms.drop.text',
    defaultMessage:
      'After you are accepted, you can drop out as long as nothing has been approved. Your place goes to someone else, you are not paid, and this counts towards your on-time record.',
  },
  rightsTitle: { id: 'terms.rights.title', defaultMessage: '7. Rights to the content' },
  rightsSummary: {
    id: 'terms.rights.summary',
    defaultMessage: 'Yours. The brand may use it as the job states.',
  },
  rightsText: {
    id: 'terms.rights.text',
    defaultMessage:
      'You keep the rights to your content. The brand may use it as stated in the job’s terms, and no longer.',
  },
  endTitle: { id: 'terms.end.title', defaultMessage: '8. Ending' },
  endSummary: {
    id: 'terms.end.summary',
    defaultMessage: 'You can leave at any time and keep what you earned.',
  },
  endText: {
    id: 'terms.end.text',
    defaultMessage:
      'You can close your account at any time. We pay out the money you have earned. We may suspend an account that breaks these terms, with a written reason.',
  },
});

/** The sections of the publisher terms. Their figures come from the configuration. */
export const termsSections: readonly LegalSection[] = [
  { id: 'who', title: messages.whoTitle, summary: messages.whoSummary, text: messages.whoText },
  {
    id: 'apply',
    title: messages.applyTitle,
    summary: messages.applySummary,
    text: messages.applyText,
  },
  { id: 'work', title: messages.workTitle, summary: messages.workSummary, text: messages.workText },
  {
    id: 'disclosure',
    title: messages.disclosureTitle,
    summary: messages.disclosureSummary,
    text: messages.disclosureText,
  },
  {
    id: 'money',
    title: messages.moneyTitle,
    summary: messages.moneySummary,
    text: messages.moneyText,
  },
  { id: 'drop', title: messages.dropTitle, summary: messages.dropSummary, text: messages.dropText },
  {
    id: 'rights',
    title: messages.rightsTitle,
    summary: messages.rightsSummary,
    text: messages.rightsText,
  },
  { id: 'end', title: messages.endTitle, summary: messages.endSummary, text: messages.endText },
];
