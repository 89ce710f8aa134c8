import {
  ButtonLink,
  Card,
  EmptyState,
  FilterChips,
  Icon,
  Link,
  Loaded,
  SearchField,
  Skeleton,
  Stack,
  Text,
  useQueryParams,
  useTypedParam,
} from '@byline/design-system';
import { SearchX } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Faq } from '../../../contract/schemas/help.ts';
import { useFaq } from '../../api/help.ts';
import { getContactHref } from '../../features/help/contactHref.ts';
import { helpWords } from '../../features/help/helpWords.ts';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { Answers } from './Answers.tsx';
import { findAnswers } from '../../features/help/faqSearch.ts';
import { Glossary } from './Glossary.tsx';

const words = defineMessages({
  ask: { id: 'help.ask', defaultMessage: 'Contact us' },
});

/** Id of the chip that selects no topic. */
const allTopicsId = 'all';

function Search({ faq }: { faq: Faq | undefined }) {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const [text, setText] = useTypedParam('q');
  const allTopics = {
    id: allTopicsId,
    label: formatMessage({ id: 'help.allTopics', defaultMessage: 'All topics' }),
  };
  return (
    <Stack gap="md">
      <SearchField
        label={formatMessage({ id: 'help.search', defaultMessage: 'Search the answers' })}
        value={text}
        onChange={setText}
      />
      {faq && (
        <FilterChips
          aria-label={formatMessage({ id: 'help.topics', defaultMessage: 'Topics' })}
          items={[allTopics, ...faq.categories.map(({ id, title }) => ({ id, label: title }))]}
          selectedKeys={[params.get('category') ?? allTopicsId]}
          onSelectionChange={([id]) =>
            change({ category: id === undefined || id === allTopicsId ? null : String(id) })
          }
          selectionMode="single"
        />
      )}
    </Stack>
  );
}

function More() {
  return (
    <Text isMuted>
      <FormattedMessage
        id="help.more"
        defaultMessage="How the app works with a keyboard or a screen reader is under <accessibility>accessibility</accessibility>. What the labels on your jobs and in your wallet mean is below."
        values={{
          accessibility: (text) => <Link href={paths.accessibility}>{text}</Link>,
        }}
      />
    </Text>
  );
}

function NoAnswers({ search }: { search: string }) {
  return (
    <EmptyState
      icon={<Icon as={SearchX} size={28} />}
      title={<FormattedMessage {...helpWords.none} />}
      actions={
        <ButtonLink href={getContactHref({ subject: search })}>
          <FormattedMessage {...words.ask} />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="help.noneText"
        defaultMessage="Try another search or all topics, or contact us."
      />
    </EmptyState>
  );
}

/** Renders the page with answers to questions, found by search, topic or link, and a glossary of states. */
export default function HelpCenterPage() {
  const { params } = useQueryParams();
  const { hash } = useLocation();
  const query = useFaq();
  const search = params.get('q') ?? '';
  const find = (faq: Faq) => findAnswers(faq, search, params.get('category') ?? '');
  const hasNone = query.data !== undefined && find(query.data).length === 0;
  return (
    <RoutePage
      width="reading"
      actions={
        // If nothing was found, the button below replaces this one, and its message begins with the search text.
        !hasNone && (
          <ButtonLink href={paths.contact} variant="soft">
            <FormattedMessage {...words.ask} />
          </ButtonLink>
        )
      }
    >
      <Search faq={query.data} />
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage id="help.problem" defaultMessage="The answers could not be loaded." />
        }
        skeleton={
          <Stack gap="lg">
            {[1, 2, 3].map((number) => (
              <Card key={number} padding="none">
                <Skeleton shape="rows" lines={5} />
              </Card>
            ))}
          </Stack>
        }
        isEmpty={(faq) => find(faq).length === 0}
        empty={<NoAnswers search={search} />}
      >
        {(faq) => (
          <Stack gap="lg">
            <Answers categories={find(faq)} openId={params.get('faq') ?? hash.slice(1)} />
          </Stack>
        )}
      </Loaded>
      {/* Shown after the answers, which would push this part down when they arrive. */}
      {(query.data !== undefined || query.error !== undefined) && (
        <>
          {!hasNone && <More />}
          <Glossary />
        </>
      )}
    </RoutePage>
  );
}
