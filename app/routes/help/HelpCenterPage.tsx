import { Card, DescriptionItem, DescriptionList, Link } from '@byline/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { RoutePage } from '../../layouts/RoutePage.tsx';
import { paths } from '../../paths.ts';
import { applicationWords, paymentWords, stepWords } from '../../states/words.ts';
import { applicationMeanings, paymentMeanings, stepMeanings } from './glossary.ts';

type GlossaryProps<Key extends string> = {
  title: MessageDescriptor;
  words: Record<Key, MessageDescriptor>;
  meanings: Record<Key, MessageDescriptor>;
};

function Glossary<Key extends string>({ title, words, meanings }: GlossaryProps<Key>) {
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

const glossaryTitles = defineMessages({
  applications: { id: 'help.applications', defaultMessage: 'States of an application' },
  steps: { id: 'help.steps', defaultMessage: 'States of your work' },
  payments: { id: 'help.payments', defaultMessage: 'States of a payment' },
});

/** Every state that the app shows, with its meaning and what comes next. */
export default function HelpCenterPage() {
  return (
    <RoutePage
      width="reading"
      intro={
        <FormattedMessage
          id="help.intro"
          defaultMessage="The words on your jobs and in your wallet, and what follows from each. Anything else: <link>contact us</link>."
          values={{ link: (text) => <Link href={paths.contact}>{text}</Link> }}
        />
      }
    >
      <Glossary
        title={glossaryTitles.applications}
        words={applicationWords}
        meanings={applicationMeanings}
      />
      <Glossary title={glossaryTitles.steps} words={stepWords} meanings={stepMeanings} />
      <Glossary title={glossaryTitles.payments} words={paymentWords} meanings={paymentMeanings} />
    </RoutePage>
  );
}
