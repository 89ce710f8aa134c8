import {
  Accordion,
  CopyButton,
  DateTime,
  Link,
  Prose,
  Stack,
  Text,
  Heading,
} from '@byline/design-system';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Faq, FaqCategory, FaqEntry } from '../../../contract/schemas/help.ts';
import { getContactHref } from '../../features/help/contactHref.ts';
import { paths } from '../../paths.ts';
import { topicByCategory } from './contactQuery.ts';

function Answer({ faq, category }: { faq: FaqEntry; category: FaqCategory }) {
  const contact = getContactHref({ topic: topicByCategory[category], subject: faq.question });
  return (
    <Stack gap="sm">
      <Prose text={faq.answer} />
      <CopyButton text={`${location.origin}${paths.help}?faq=${faq.id}`} />
      <Text isMuted size="sm">
        <FormattedMessage
          id="help.updated"
          defaultMessage="Last updated {date}. <link>This did not help</link>"
          values={{
            date: <DateTime value={faq.updated_at} isInWords timeZone="UTC" />,
            link: (text) => <Link href={contact}>{text}</Link>,
          }}
        />
      </Text>
    </Stack>
  );
}

type AnswersProps = {
  categories: Faq['categories'];
  /** Id of the answer to open and scroll to; empty for none. */
  openId: string;
};

/** Lists questions by category, each of which expands to its answer. */
export function Answers({ categories, openId }: AnswersProps) {
  useEffect(() => {
    if (openId) document.getElementById(openId)?.scrollIntoView({ block: 'start' });
  }, [openId]);
  return categories.map(({ id, title, faqs }) => (
    // The gap is small, because the border of the list already separates it from the heading.
    <Stack as="section" key={id} gap="sm">
      <Heading level={2}>{title}</Heading>
      <Accordion
        // The default keys apply on mount only, but a link within the page can open another answer.
        key={openId}
        allowsMultipleExpanded
        defaultExpandedKeys={[openId]}
        items={faqs.map((faq) => ({
          id: faq.id,
          title: faq.question,
          content: <Answer faq={faq} category={id} />,
        }))}
      />
    </Stack>
  ));
}
