import { Stack, Text } from '@byline/design-system';
import type { ReactNode } from 'react';

type HomeSectionProps = {
  title: ReactNode;
  /** One sentence below the title. */
  intro?: ReactNode;
  children: ReactNode;
};

/** Renders a section of the home page with its heading. */
export function HomeSection({ title, intro, children }: HomeSectionProps) {
  return (
    <Stack as="section" gap="lg">
      <Stack gap="2xs">
        <Text as="h2" size="2xl" weight="bold">
          {title}
        </Text>
        {intro && <Text tone="muted">{intro}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
