import { Card, FilterChips, Link, SearchField, Skeleton, Stack } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Faq } from '../../../server/contract/help.ts';
import { useFaq } from '../../api/help.ts';
import { Loaded } from '../../features/requests/Loaded.tsx';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { paths } from '../../paths.ts';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { useSearchText } from '../../features/search/useSearchText.ts';
import { Answers } from './Answers.tsx';
import { findAnswers } from './faqSearch.ts';
import { Glossary } from './Glossary.tsx';
import { NoAnswers } from './NoAnswers.tsx';

const all = 'all';

function Search({ faq }: { faq: Faq | undefined }) {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const [text, setText] = useSearchText();
  const everything = {
    id: all,
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
          label={formatMessage({ id: 'help.topics', defaultMessage: 'Topics' })}
          options={[everything, ...faq.categories.map(({ id, title }) => ({ id, label: title }))]}
          selectedKeys={[params.get('category') ?? all]}
          onSelectionChange={([id]) => change({ category: id === all ? null : (id ?? null) })}
          selectionMode="single"
        />
      )}
    </Stack>
  );
}

/** Answers to questions, found by search, topic or link, and the meaning of every state. */
export default function HelpCenterPage() {
  const { params } = useQueryParams();
  const { hash } = useLocation();
  const read = useFaq();
  const search = params.get('q') ?? '';
  const find = (faq: Faq) => findAnswers(faq, search, params.get('category') ?? '');
  return (
    <RoutePage
      width="reading"
      intro={
        <FormattedMessage
          id="help.intro"
          defaultMessage="Answers to what is often asked, and the words on your jobs and in your wallet. Anything else: <link>contact us</link>."
          values={{ link: (text) => <Link href={paths.contact}>{text}</Link> }}
        />
      }
    >
      <Search faq={read.data} />
      <Loaded
        read={read}
        problem={
          <FormattedMessage id="help.problem" defaultMessage="The answers could not be loaded." />
        }
        skeleton={
          <Card>
            <Skeleton lines={6} />
          </Card>
        }
        empty={{ when: (faq) => find(faq).length === 0, show: <NoAnswers search={search} /> }}
      >
        {(faq) => (
          <Stack gap="lg">
            <Answers categories={find(faq)} wanted={params.get('faq') ?? hash.slice(1)} />
          </Stack>
        )}
      </Loaded>
      <Glossary />
    </RoutePage>
  );
}
