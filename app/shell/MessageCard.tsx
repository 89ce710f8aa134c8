import { Card, Stack, Text, Heading } from '@byline/design-system';
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
          {title && <Heading level={2}>{title}</Heading>}
          <Text as="div" isMuted>
            {children}
          </Text>
        </Stack>
        {action}
      </Stack>
    </Card>
  );
}
