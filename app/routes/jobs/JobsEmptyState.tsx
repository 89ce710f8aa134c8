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
          defaultMessage="New jobs arrive most days. Come back tomorrow."
        />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={<FormattedMessage id="jobs.noMatch" defaultMessage="No job fits these filters" />}
      action={
        <ButtonLink href={paths.jobs} variant="outline">
          <FormattedMessage id="jobs.clear" defaultMessage="Clear all filters" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="jobs.noMatchText"
        defaultMessage="Try another word, or take away a filter."
      />
    </EmptyState>
  );
}
