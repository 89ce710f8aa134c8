import { Card, Icon } from '@byline/design-system';
import { BadgeCheck, Search, Send, Wallet } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  find: { id: 'home.step.find', defaultMessage: '1. Find a job' },
  findText: {
    id: 'home.step.findText',
    defaultMessage: 'Every card shows pay, places left and closing date, and whether you qualify.',
  },
  apply: { id: 'home.step.apply', defaultMessage: '2. Apply' },
  applyText: {
    id: 'home.step.applyText',
    defaultMessage:
      'See when the brand has viewed your application and by when it decides. Every application gets an outcome.',
  },
  deliver: { id: 'home.step.deliver', defaultMessage: '3. Deliver' },
  deliverText: {
    id: 'home.step.deliverText',
    defaultMessage: 'Send a draft, get clear feedback and publish. Approved work stays approved.',
  },
  paid: { id: 'home.step.paid', defaultMessage: '4. Get paid' },
  paidText: {
    id: 'home.step.paidText',
    defaultMessage:
      'The payment date is fixed when your work is approved and shown until the money arrives.',
  },
});

const steps = [
  { icon: Search, title: messages.find, text: messages.findText },
  { icon: Send, title: messages.apply, text: messages.applyText },
  { icon: BadgeCheck, title: messages.deliver, text: messages.deliverText },
  { icon: Wallet, title: messages.paid, text: messages.paidText },
];

/** Explains the four steps from finding a job to being paid. */
export function HowItWorks() {
  return (
    <>
      {steps.map(({ icon, title, text }) => (
        <Card key={title.id} icon={<Icon as={icon} />} title={<FormattedMessage {...title} />}>
          <p>
            <FormattedMessage {...text} />
          </p>
        </Card>
      ))}
    </>
  );
}
