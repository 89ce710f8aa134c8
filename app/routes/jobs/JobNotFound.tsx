import { ButtonLink, EmptyState } from '@byline/design-system';
import { SearchX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { paths } from '../../paths.ts';

/** Renders the page for a job that does not exist or that the user may not see. */
export function JobNotFound() {
  return (
    <RoutePage>
      <EmptyState
        icon={SearchX}
        title={<FormattedMessage id="job.gone.title" defaultMessage="Job not found" />}
        action={
          <ButtonLink href={paths.jobs}>
            <FormattedMessage id="job.gone.action" defaultMessage="Browse jobs" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="job.gone.text"
          defaultMessage="It may have been removed, or you may not have access. Your own jobs are under My jobs."
        />
      </EmptyState>
    </RoutePage>
  );
}
