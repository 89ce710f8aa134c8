import { Card, DescriptionItem, DescriptionList } from '@byline/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { applicationLabels, paymentLabels, stepLabels } from '../../features/jobs/stateLabels.ts';
import { applicationGlossary, paymentGlossary, stepGlossary } from './meanings.ts';

type StatesProps<Key extends string> = {
  title: MessageDescriptor;
  words: Record<Key, MessageDescriptor>;
  meanings: Record<Key, MessageDescriptor>;
};

function States<Key extends string>({ title, words, meanings }: StatesProps<Key>) {
  const keys = Object.keys(words) as Key[];
  return (
    <Card title={<FormattedMessage {...title} />} isCollapsible>
      <DescriptionList>
        {keys.map((key) => (
          <DescriptionItem key={key} term={<FormattedMessage {...words[key]} />}>
            <FormattedMessage {...meanings[key]} />
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Card>
  );
}

const titles = defineMessages({
  applications: { id: 'help.applications', defaultMessage: 'States of an application' },
  steps: { id: 'help.steps', defaultMessage: 'States of your work' },
  payments: { id: 'help.payments', defaultMessage: 'States of a payment' },
});

/** Every state that the app shows, with its meaning and what comes next. */
export function Glossary() {
  return (
    <>
      <States
        title={titles.applications}
        words={applicationLabels}
        meanings={applicationGlossary}
      />
      <States title={titles.steps} words={stepLabels} meanings={stepGlossary} />
      <States title={titles.payments} words={paymentLabels} meanings={paymentGlossary} />
    </>
  );
}
