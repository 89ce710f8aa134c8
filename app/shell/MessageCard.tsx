import { Card, Cover, Stack, Text } from '@byline/design-system';
import type { ReactNode } from 'react';

type MessageCardProps = {
  /** The seed of the cover's pattern. Without it, the card has no cover. */
  seed?: string;
  /** A picture before the texts, in place of the cover. */
  picture?: ReactNode;
  /** What happened, as a sentence; omitted if it is the heading of the page. */
  title: ReactNode;
  /** The buttons or links that lead away; the first is the primary action. */
  action: ReactNode;
  /** Details, and what to do. */
  children: ReactNode;
};

/** Renders the card of a page that is only a message, such as an error. */
export function MessageCard({ seed, picture, title, action, children }: MessageCardProps) {
  return (
    // The seed gives a cover in sand: red would mean danger, and blue that nothing is wrong.
    <Card media={seed && <Cover seed={seed} paletteSeed="signin" isQuiet />}>
      <Stack gap="lg">
        {picture}
        <Stack gap="2xs">
          {title && (
            <Text as="h2" size="lg" weight="semibold">
              {title}
            </Text>
          )}
          <Text as="div" tone="muted">
            {children}
          </Text>
        </Stack>
        {action}
      </Stack>
    </Card>
  );
}
