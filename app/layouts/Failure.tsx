import { Button, EmptyState, Page, Stack } from '@byline/design-system';
import { TriangleAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { titles } from '../routeTitles.ts';

function isMissingCode(error: Error): boolean {
  return /dynamically imported module|preload/i.test(error.message);
}

/** The page in the place of one that failed to draw, or whose code did not come. */
export function Failure({ error }: { error?: Error }) {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(titles.error500)} width="form">
      <EmptyState
        icon={TriangleAlert}
        title={
          error && isMissingCode(error) ? (
            <FormattedMessage
              id="failure.code"
              defaultMessage="This page could not be loaded. A new version may have come out."
            />
          ) : (
            <FormattedMessage
              id="failure.text"
              defaultMessage="This page stopped working. It is our fault, not yours."
            />
          )
        }
        action={
          <Stack gap="sm" align="center">
            <Button onPress={() => window.location.reload()}>
              <FormattedMessage id="failure.reload" defaultMessage="Load the page again" />
            </Button>
            <FormattedMessage
              id="failure.drafts"
              defaultMessage="Your drafts are safe on this device."
            />
          </Stack>
        }
      />
    </Page>
  );
}
