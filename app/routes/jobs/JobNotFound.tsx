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
        title={
          <FormattedMessage
            id="job.gone.title"
            defaultMessage="This job is gone or was never yours"
          />
        }
        action={
          <ButtonLink href={paths.jobs}>
            <FormattedMessage id="job.gone.action" defaultMessage="Browse jobs" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="job.gone.text"
          defaultMessage="Jobs that you joined always stay under My jobs."
        />
      </EmptyState>
    </RoutePage>
  );
}
