import { ButtonLink, Inline, isMissingCode, Page } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { routeTable } from '../routeTable.ts';
import { MessageCard } from './MessageCard.tsx';

type ErrorPageProps = {
  /** The error that an error boundary caught. */
  error?: Error;
  /** What happened; overrides the text for the error. */
  title?: ReactNode;
};

/** Error page for render errors, failed chunk loads and a failed user request. */
export function ErrorPage({ error, title }: ErrorPageProps) {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(routeTable.error500.title)} width="form">
      <MessageCard
        title={
          title ??
          (isMissingCode(error) ? (
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
          <Inline>
            <ButtonLink href={window.location.href} rel="external">
              <FormattedMessage id="layout.reload" defaultMessage="Reload page" />
            </ButtonLink>
          </Inline>
        }
      >
        <FormattedMessage
          id="failure.drafts"
          defaultMessage="Your drafts are safe on this device."
        />
      </MessageCard>
    </Page>
  );
}
