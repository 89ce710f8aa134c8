import type { Platform } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { isManual } from './manualPlatforms.ts';
import { readWords } from './providerWords.ts';

/** Why one would connect a platform: what is read, or how it is proven. */
export function WhyConnect({ platform }: { platform: Platform }) {
  if (!isManual(platform)) return <FormattedMessage {...readWords[platform]} />;
  return (
    <FormattedMessage
      id="social.why.manual"
      defaultMessage="Connected by your handle and a code in your bio."
    />
  );
}
