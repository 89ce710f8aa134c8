import { Stack, Text, Heading } from '@byline/design-system';
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
        <Heading level={2} size="2xl">
          {title}
        </Heading>
        {intro && <Text isMuted>{intro}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
