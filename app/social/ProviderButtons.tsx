import { Badge, Button, PlatformIcon, Stack, Text } from '@byline/design-system';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SignInProvider } from '../../server/contract/social.ts';
import { usePlatformName } from './providerWords.ts';
import { lastProvider, offeredProviders } from './signProviders.ts';
import { useTrip } from './useTrip.ts';

type ProviderButtonsProps = {
  type: 'signin' | 'signup';
  /** A line below each button. */
  describe?: (provider: SignInProvider) => ReactNode;
};

/** A button for each provider that is offered here, the last one used first and marked. */
export function ProviderButtons({ type, describe }: ProviderButtonsProps) {
  const [providers] = useState(offeredProviders);
  const [last] = useState(lastProvider);
  const nameOf = usePlatformName();
  const { pending, start } = useTrip(type);
  return (
    <Stack gap={describe ? 'md' : 'sm'}>
      {providers.map((provider) => (
        <Stack key={provider} gap="2xs">
          <Button
            isFullWidth
            size="lg"
            variant="outline"
            icon={<PlatformIcon platform={provider} size={20} />}
            isPending={pending === provider}
            isDisabled={pending !== null && pending !== provider}
            onPress={() => void start(provider)}
          >
            <FormattedMessage
              id="social.continueWith"
              defaultMessage="Continue with {provider}"
              values={{ provider: nameOf(provider) }}
            />
            {provider === last && (
              <Badge size="sm" tone="primary">
                <FormattedMessage id="social.lastUsed" defaultMessage="Last used" />
              </Badge>
            )}
          </Button>
          {describe && (
            <Text tone="muted" size="sm">
              {describe(provider)}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
