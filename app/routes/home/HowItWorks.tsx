import { Card, Icon } from '@byline/design-system';
import { BadgeCheck, Search, Send, Wallet } from 'lucide-react';
import { FormattedMessage, defineMessages } from 'react-intl';

const words = defineMessages({
  find: { id: 'home.step.find', defaultMessage: '1. Find a job' },
  findText: {
    id: 'home.step.findText',
    defaultMessage:
      'Pay, places left and closing date stand on every card. You see at once whether you qualify.',
  },
  apply: { id: 'home.step.apply', defaultMessage: '2. Apply' },
  applyText: {
    id: 'home.step.applyText',
    defaultMessage:
      'You see when the brand has looked, and by when it decides. No application ends in silence.',
  },
  deliver: { id: 'home.step.deliver', defaultMessage: '3. Deliver' },
  deliverText: {
    id: 'home.step.deliverText',
    defaultMessage: 'Send a draft, get clear feedback, publish. What was approved stays approved.',
  },
  paid: { id: 'home.step.paid', defaultMessage: '4. Get paid' },
  paidText: {
    id: 'home.step.paidText',
    defaultMessage:
      'The day the money is yours is fixed when your work is approved, and shown until it is there.',
  },
});

const steps = [
  { icon: Search, title: words.find, text: words.findText },
  { icon: Send, title: words.apply, text: words.applyText },
  { icon: BadgeCheck, title: words.deliver, text: words.deliverText },
  { icon: Wallet, title: words.paid, text: words.paidText },
];

/** The four steps from a job to the money. */
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
