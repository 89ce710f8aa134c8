import { Accordion, Link, LiveText, Prose, SearchField, Stack, Text } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useFaq } from '../../api/help.ts';
import { findAnswers } from '../../features/help/faqSearch.ts';
import { helpWords } from '../../features/help/helpWords.ts';
import { paths } from '../../paths.ts';

const maxAnswers = 3;

/** Searches the answers of the help center while the user types and, for approved users, the jobs. */
export function NotFoundSearch({ canOpenJobs }: { canOpenJobs: boolean }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { data: faq } = useFaq();
  const [text, setText] = useState('');
  const search = text.trim();
  const answers =
    faq && search
      ? findAnswers(faq, search, '')
          .flatMap(({ faqs }) => faqs)
          .slice(0, maxAnswers)
      : [];
  const jobsHref = `${paths.jobs}?${new URLSearchParams({ q: search })}`;
  return (
    <Stack gap="sm">
      <SearchField
        label={
          canOpenJobs
            ? formatMessage({ id: 'error404.search', defaultMessage: 'Search jobs and help' })
            : formatMessage({ id: 'error404.searchHelp', defaultMessage: 'Search help' })
        }
        value={text}
        onChange={setText}
        onSubmit={canOpenJobs ? () => void (search && navigate(jobsHref)) : undefined}
      />
      {search && canOpenJobs && (
        <Text size="sm">
          <Link href={jobsHref}>
            <FormattedMessage
              id="error404.searchJobs"
              defaultMessage="Search jobs for “{text}”"
              values={{ text: <bdi>{search}</bdi> }}
            />
          </Link>
        </Text>
      )}
      <LiveText as="div">
        {search && faq && answers.length === 0 && (
          <Text isMuted size="sm">
            <FormattedMessage {...helpWords.none} />
          </Text>
        )}
      </LiveText>
      {answers.length > 0 && (
        <Accordion
          items={answers.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: <Prose text={answer} />,
          }))}
        />
      )}
    </Stack>
  );
}
