import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ContactTopic } from '../../../server/contract/help.ts';

/** What a message can be about, in words. */
export const topicLabels: Record<ContactTopic, MessageDescriptor> = defineMessages({
  job: { id: 'contact.topic.job', defaultMessage: 'Job or submission' },
  payment: { id: 'contact.topic.payment', defaultMessage: 'Payment or withdrawal' },
  account: { id: 'contact.topic.account', defaultMessage: 'Account and sign-in' },
  social: { id: 'contact.topic.social', defaultMessage: 'Social connection' },
  brand: { id: 'contact.topic.brand', defaultMessage: 'Report a brand' },
  data: { id: 'contact.topic.data', defaultMessage: 'Download or delete my data' },
  other: { id: 'contact.topic.other', defaultMessage: 'Something else' },
});

/** What a message can be about, in the order of the list. */
export const contactTopics = Object.keys(topicLabels) as readonly ContactTopic[];
