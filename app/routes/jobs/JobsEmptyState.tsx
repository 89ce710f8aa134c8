import { ButtonLink, EmptyState } from '@byline/design-system';
import { SearchX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../paths.ts';

/** Renders the empty state of the job list, with or without filters. */
export function JobsEmptyState({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState title={<FormattedMessage id="jobs.none" defaultMessage="No jobs right now" />}>
        <FormattedMessage
          id="jobs.noneText"
          defaultMessage="New jobs are added most days. Check back tomorrow."
        />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={<FormattedMessage id="jobs.noMatch" defaultMessage="No jobs match these filters" />}
      action={
        <ButtonLink href={paths.jobs} variant="outline">
          <FormattedMessage id="jobs.clear" defaultMessage="Clear all filters" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="jobs.noMatchText"
        defaultMessage="Try another search, or remove a filter."
      />
    </EmptyState>
  );
}
