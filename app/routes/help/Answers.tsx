import {
  Accordion,
  Card,
  CopyButton,
  DateTime,
  Link,
  Prose,
  Stack,
  Text,
} from '@byline/design-system';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Faq, FaqCategory, FaqEntry } from '../../../server/contract/help.ts';
import { paths } from '../../paths.ts';
import { contactHref, topicByCategory } from './contactQuery.ts';

function Answer({ faq, category }: { faq: FaqEntry; category: FaqCategory }) {
  const contact = contactHref({ topic: topicByCategory[category], subject: faq.question });
  return (
    <Stack gap="sm">
      <Prose text={faq.answer} />
      <CopyButton text={`${location.origin}${paths.help}?faq=${faq.id}`} />
      <Text tone="muted" size="sm">
        <FormattedMessage
          id="help.updated"
          defaultMessage="Last changed {date}. <link>This did not help</link>"
          values={{
            date: <DateTime value={faq.updated_at} isDateOnly timeZone="UTC" />,
            link: (text) => <Link href={contact}>{text}</Link>,
          }}
        />
      </Text>
    </Stack>
  );
}

type AnswersProps = {
  categories: Faq['categories'];
  /** The id of the answer that the address leads to; empty for none. */
  wanted: string;
};

/** Questions by category; each opens its answer, and the wanted one is open and in view. */
export function Answers({ categories, wanted }: AnswersProps) {
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return categories.map(({ id, title, faqs }) => (
    <Card key={id} title={title}>
      <Accordion
        // Another link opens another answer, also while the page is open.
        key={wanted}
        allowsMultiple
        defaultExpandedKeys={[wanted]}
        items={faqs.map((faq) => ({
          id: faq.id,
          title: faq.question,
          content: <Answer faq={faq} category={id} />,
        }))}
      />
    </Card>
  ));
}
