import { EmptyState, Page, type EmptyStateProps } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { titles } from '../routeTitles.ts';
import { Reload } from './Reload.tsx';

type FailureProps = {
  /** What failed while drawing. */
  error?: Error;
  /** What happened, where more is known of it. */
  title?: EmptyStateProps['title'];
};

function isMissingCode(error: Error | undefined): boolean {
  return error !== undefined && /dynamically imported module|preload/i.test(error.message);
}

/** The page in the place of one that failed to draw, whose code did not come, or whose reader is unknown. */
export function Failure({ error, title }: FailureProps) {
  const { formatMessage } = useIntl();
  const isOld = isMissingCode(error);
  return (
    <Page title={formatMessage(titles.error500)} width="message">
      <EmptyState
        title={
          title ??
          (isOld ? (
            <FormattedMessage
              id="failure.code"
              defaultMessage="This page could not be loaded. A new version may have come out."
            />
          ) : (
            <FormattedMessage
              id="failure.text"
              defaultMessage="This page stopped working. It is our fault, not yours."
            />
          ))
        }
        action={<Reload />}
      >
        <FormattedMessage
          id="failure.drafts"
          defaultMessage="Your drafts are safe on this device."
        />
      </EmptyState>
    </Page>
  );
}
