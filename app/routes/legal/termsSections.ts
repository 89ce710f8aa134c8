import { defineMessages } from 'react-intl';
import type { LegalSection } from './LegalText.tsx';

/** The sections of the publisher terms. Their figures come from the configuration. */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'who',
    ...defineMessages({
      title: { id: 'terms.who.title', defaultMessage: '1. Who may publish' },
      summary: {
        id: 'terms.who.summary',
        defaultMessage: 'You are 18 or older and control the accounts you connect.',
      },
      text: {
        id: 'terms.who.text',
        defaultMessage:
          'You must be at least 18 years old and control the social accounts you connect. We review every profile before approval and give a reason if we reject it.',
      },
    }),
  },
  {
    id: 'apply',
    ...defineMessages({
      title: { id: 'terms.apply.title', defaultMessage: '2. Applying' },
      summary: {
        id: 'terms.apply.summary',
        defaultMessage:
          'You see when the brand has viewed it, and every application ends with a decision or a date.',
      },
      text: {
        id: 'terms.apply.text',
        defaultMessage:
          'Applying is free and binds no one until the brand accepts. The brand decides by the date shown on the job. Without a decision, the application expires. You can cancel it until then.',
      },
    }),
  },
  {
    id: 'work',
    ...defineMessages({
      title: { id: 'terms.work.title', defaultMessage: '3. Work and review' },
      summary: {
        id: 'terms.work.summary',
        defaultMessage:
          '{revisions, plural, one {# revision is} other {# revisions are}} included. Without a reply within {reviewHours, plural, one {# hour} other {# hours}}, your work is approved.',
      },
      text: {
        id: 'terms.work.text',
        defaultMessage:
          'The brief on the day you applied counts. Unless the job states otherwise, {revisions, plural, one {# revision is} other {# revisions are}} included. If the brand does not review your work within {reviewHours, plural, one {# hour} other {# hours}}, it is approved. Approved work cannot be rejected later.',
      },
    }),
  },
  {
    id: 'disclosure',
    ...defineMessages({
      title: { id: 'terms.disclosure.title', defaultMessage: '4. Advertising disclosure' },
      summary: {
        id: 'terms.disclosure.summary',
        defaultMessage: 'Disclose advertising in the first line.',
      },
      text: {
        id: 'terms.disclosure.text',
        defaultMessage:
          'Mark the post as advertising where viewers see it at once, as the brief and the law of your country require. The app checks this before you send a draft.',
      },
    }),
  },
  {
    id: 'money',
    ...defineMessages({
      title: { id: 'terms.money.title', defaultMessage: '5. Money' },
      summary: {
        id: 'terms.money.summary',
        defaultMessage:
          'Your money is available {clearingDays, plural, one {# day} other {# days}} after approval. Withdrawals start at {withdrawalMin} and cost {withdrawalFee}.',
      },
      text: {
        id: 'terms.money.text',
        defaultMessage:
          'When your last task is approved, the date on which the money becomes available is fixed: {clearingDays, plural, one {# day} other {# days}} later. If that date has to move, we tell you why. You can withdraw from {withdrawalMin}. Each withdrawal costs {withdrawalFee} and arrives within {arrivalLeast} to {arrivalMost} working days. Only our team can hold, reduce or cancel a payment, with a written reason that you can <dispute>dispute</dispute>, as you can a rejection: we decide within {caseDays, plural, one {# day} other {# days}}, in writing.',
      },
    }),
  },
  {
    id: 'drop',
    ...defineMessages({
      title: { id: 'terms.drop.title', defaultMessage: '6. Dropping out' },
      summary: {
        id: 'terms.drop.summary',
        defaultMessage: 'You can leave, without pay for work that was not approved.',
      },
      text: {
        id: 'terms.drop.text',
        defaultMessage:
          'After you are accepted, you can drop out as long as nothing has been approved. Your place goes to someone else, you are not paid, and this counts towards your on-time record.',
      },
    }),
  },
  {
    id: 'rights',
    ...defineMessages({
      title: { id: 'terms.rights.title', defaultMessage: '7. Rights to the content' },
      summary: {
        id: 'terms.rights.summary',
        defaultMessage: 'Yours. The brand may use it as the job states.',
      },
      text: {
        id: 'terms.rights.text',
        defaultMessage:
          'You keep the rights to your content. The brand may use it as stated in the job’s terms, and no longer.',
      },
    }),
  },
  {
    id: 'end',
    ...defineMessages({
      title: { id: 'terms.end.title', defaultMessage: '8. Ending' },
      summary: {
        id: 'terms.end.summary',
        defaultMessage: 'You can leave at any time, once what you earned is paid out.',
      },
      text: {
        id: 'terms.end.text',
        defaultMessage:
          'You can close your account at any time, once your money is paid out: withdraw what you have earned, and wait for payments that are on their way. A balance below {withdrawalMin} cannot be withdrawn; closing the account gives it up. Your applications and jobs end at once, without pay for work that was not approved. For {closedAccounts, plural, one {# day} other {# days}} you can keep the account by signing in. We may suspend an account that breaks these terms, with a written reason.',
      },
    }),
  },
];
