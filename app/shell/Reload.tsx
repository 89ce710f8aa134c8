import { ButtonLink } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';

/** Loads the page anew. A link, since it has to work where nothing else does. */
export function Reload() {
  return (
    <ButtonLink href={window.location.href} rel="external">
      <FormattedMessage id="layout.reload" defaultMessage="Load the page again" />
    </ButtonLink>
  );
}
