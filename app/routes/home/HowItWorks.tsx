import { Card, Grid } from '@byline/design-system';
import { defineMessages, FormattedMessage } from 'react-intl';
import { HomeSection } from './HomeSection.tsx';

const messages = defineMessages({
  find: { id: 'home.step.find', defaultMessage: '1. Find a job' },
  findText: {
    id: 'home.step.findText',
    defaultMessage: 'Every card shows pay, closing date and whether you qualify.',
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
  { title: messages.find, text: messages.findText },
  { title: messages.apply, text: messages.applyText },
  { title: messages.deliver, text: messages.deliverText },
  { title: messages.paid, text: messages.paidText },
] as const;

/** Explains the four steps from finding a job to being paid. */
export function HowItWorks() {
  return (
    <HomeSection title={<FormattedMessage id="home.steps" defaultMessage="How it works" />}>
      <Grid minColumnWidth={250}>
        {steps.map(({ title, text }) => (
          <Card key={title.id} level={3} title={<FormattedMessage {...title} />}>
            <p>
              <FormattedMessage {...text} />
            </p>
          </Card>
        ))}
      </Grid>
    </HomeSection>
  );
}
