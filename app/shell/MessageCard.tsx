import { Card, Stack, Text } from '@byline/design-system';
import type { ReactNode } from 'react';

type MessageCardProps = {
  /** A picture before the texts. */
  picture?: ReactNode;
  /** What happened, as a sentence; omitted if it is the heading of the page. */
  title: ReactNode;
  /** The buttons or links that lead away; the first is the primary action. */
  action: ReactNode;
  /** Details, and what to do. */
  children: ReactNode;
};

/** Renders the card of a page that is only a message, such as an error. */
export function MessageCard({ picture, title, action, children }: MessageCardProps) {
  return (
    <Card>
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
