import { Badge, Button, Grid, Stack, Text } from '@byline/design-system';
import { PlatformIcon } from '@byline/design-system/portal';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SignInProvider } from '../../../contract/rules/platforms.ts';
import { usePlatformName } from './providerMessages.ts';
import { getLastProvider } from '../../device/lastProvider.ts';
import { useOAuthRedirect } from './useOAuthRedirect.ts';
import { HeldNote } from '../requests/HeldNote.tsx';
import { config } from '../../config.ts';

type ProviderButtonsProps = {
  type: 'signin' | 'signup';
  /** Returns the text below a button. */
  describe?: (provider: SignInProvider) => ReactNode;
};

/** Returns the providers that this installation offers, the last used one first. */
function getSigninProviders(): readonly SignInProvider[] {
  const last = getLastProvider();
  const others = config.socialProviders.filter((provider) => provider !== last);
  return last ? [last, ...others] : others;
}

/** Renders a button for each provider, the last used one first with a badge. */
export function ProviderButtons({ type, describe }: ProviderButtonsProps) {
  // Read once, so that the buttons keep their order.
  const [providers] = useState(getSigninProviders);
  const [last] = useState(getLastProvider);
  const getPlatformName = usePlatformName();
  const { pending, start, held, reasonProps } = useOAuthRedirect(type);
  return (
    <Stack gap={describe ? 'md' : 'sm'}>
      {providers.map((provider) => (
        <Stack key={provider} gap="2xs">
          <Button
            isFullWidth
            size="lg"
            variant="soft"
            icon={<PlatformIcon platform={provider} size={20} />}
            isPending={pending === provider}
            isDisabled={pending !== null && pending !== provider}
            onPress={() => start(provider)}
            {...held}
          >
            <FormattedMessage
              id="social.continueWith"
              defaultMessage="Continue with {provider}"
              values={{ provider: getPlatformName(provider) }}
            />
            {provider === last && (
              <Badge size="sm" tone="primary">
                <FormattedMessage id="social.lastUsed" defaultMessage="Last used" />
              </Badge>
            )}
          </Button>
          {describe && (
            <Text isMuted size="sm">
              {describe(provider)}
            </Text>
          )}
        </Stack>
      ))}
      <HeldNote {...reasonProps} />
    </Stack>
  );
}

type ProviderGridProps = Pick<ProviderButtonsProps, 'type'> & {
  /** What the buttons do; their labels are the names of the providers. */
  label: ReactNode;
};

/** Renders a small button for each provider, beside a form for an email address. */
export function ProviderGrid({ type, label }: ProviderGridProps) {
  const labelId = useId();
  // Read once, so that the buttons keep their order.
  const [providers] = useState(getSigninProviders);
  const getPlatformName = usePlatformName();
  const { pending, start, held, reasonProps } = useOAuthRedirect(type);
  return (
    <div role="group" aria-labelledby={labelId}>
      <Stack gap="sm">
        <Text size="sm" weight="medium" id={labelId}>
          {label}
        </Text>
        <Grid minColumnWidth={128} gap="xs">
          {providers.map((provider) => (
            <Button
              key={provider}
              isFullWidth
              variant="soft"
              size="sm"
              icon={<PlatformIcon platform={provider} size={20} />}
              isPending={pending === provider}
              isDisabled={pending !== null && pending !== provider}
              onPress={() => start(provider)}
              {...held}
            >
              {getPlatformName(provider)}
            </Button>
          ))}
        </Grid>
        <HeldNote {...reasonProps} />
      </Stack>
    </div>
  );
}
