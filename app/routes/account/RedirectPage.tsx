import { ButtonLink, Card, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { RoutePage } from '../../layouts/RoutePage.tsx';
import { loginPath } from '../../session/lastSignin.ts';

/** The return point of a social account: without a provider set up there is nothing to finish. */
export default function RedirectPage() {
  return (
    <RoutePage width="form">
      <Card>
        <Stack gap="lg">
          <p>
            <FormattedMessage
              id="redirect.text"
              defaultMessage="This site has no social sign-in set up, so there is nothing to finish here. Nothing was changed."
            />
          </p>
          <ButtonLink href={loginPath()} isWide>
            <FormattedMessage id="redirect.action" defaultMessage="Back to signing in" />
          </ButtonLink>
        </Stack>
      </Card>
    </RoutePage>
  );
}
