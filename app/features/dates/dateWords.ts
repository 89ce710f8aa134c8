import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  inBank: { id: 'date.inBank', defaultMessage: 'In your bank' },
  dueWhen: { id: 'due.when', defaultMessage: '{day}, {distance}' },
  payDayAbout: { id: 'payDay.about', defaultMessage: 'In your wallet about {day}' },
  payDayInBank: { id: 'payDay.inBank', defaultMessage: 'In your bank since {day}' },
  payDayOn: { id: 'payDay.on', defaultMessage: 'In your wallet on {day}' },
  payDayToBank: { id: 'payDay.toBank', defaultMessage: 'In your bank by {day}' },
  paymentAbout: { id: 'payment.about', defaultMessage: 'about {date}' },
});

/** Texts about days that several features and pages have. */
export const dateWords: Record<keyof typeof messages, MessageDescriptor> = messages;
