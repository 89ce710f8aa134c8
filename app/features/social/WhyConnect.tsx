import type { Platform } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { isManualPlatform } from './manualPlatforms.ts';
import { accessMessages } from './providerMessages.ts';

/** Why one would connect a platform: what is read, or how it is proven. */
export function WhyConnect({ platform }: { platform: Platform }) {
  if (!isManualPlatform(platform)) return <FormattedMessage {...accessMessages[platform]} />;
  return (
    <FormattedMessage
      id="social.why.manual"
      defaultMessage="Connected by your handle and a code in your bio."
    />
  );
}
