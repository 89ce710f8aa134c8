import { Page, Problem } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';

/** The page when the server did not say who is signed in. */
export function UnknownUser({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Page
      title={formatMessage({ id: 'layout.unknownUser.title', defaultMessage: 'No connection' })}
      width="form"
    >
      <Problem
        title={
          <FormattedMessage
            id="layout.unknownUser.text"
            defaultMessage="We could not reach the server to see who you are. Nothing that you wrote is lost."
          />
        }
        onRetry={onRetry}
      />
    </Page>
  );
}
