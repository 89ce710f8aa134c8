import { ButtonLink, EmptyState, Page, type EmptyStateProps } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { routeTable } from '../routeTable.ts';

type ErrorPageProps = {
  /** The error that an error boundary caught. */
  error?: Error;
  /** What happened; overrides the text for the error. */
  title?: EmptyStateProps['title'];
};

function isMissingChunk(error: Error | undefined): boolean {
  return error !== undefined && /dynamically imported module|preload/i.test(error.message);
}

/** Error page for render errors, failed chunk loads and a failed user request. */
export function ErrorPage({ error, title }: ErrorPageProps) {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(routeTable.error500.title)} width="message">
      <EmptyState
        title={
          title ??
          (isMissingChunk(error) ? (
            <FormattedMessage
              id="failure.code"
              defaultMessage="This page could not be loaded. A new version may be available."
            />
          ) : (
            <FormattedMessage
              id="failure.text"
              defaultMessage="This page stopped working because of a problem on our side."
            />
          ))
        }
        action={
          // A link works even when no event handler does.
          <ButtonLink href={window.location.href} rel="external">
            <FormattedMessage id="layout.reload" defaultMessage="Reload page" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="failure.drafts"
          defaultMessage="Your drafts are safe on this device."
        />
      </EmptyState>
    </Page>
  );
}
