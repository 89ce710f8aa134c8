import type { HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { Inbox } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useProps } from '../../internal/useProps.ts';
import { Disc, Root, Text, Title } from './EmptyState.styles.ts';

export type EmptyStateProps = {
  /** What is missing, in a few words. */
  title: ReactNode;
  /** The reason, and what will appear here. */
  children?: ReactNode;
  /** The one useful next step: a ButtonLink or a Button. */
  actions?: ReactNode;
  /** The icon of 28 px. An inbox by default. */
  icon?: ReactNode;
  /** An `Illustration` in place of the icon. */
  illustration?: ReactNode;
  /**
   * The level of the title in the outline of the page.
   * @default 2
   */
  level?: HeadingLevel;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders a placeholder for empty content: what is missing, and how to get started. */
export function EmptyState(given: EmptyStateProps) {
  const {
    title,
    children,
    actions,
    icon,
    illustration,
    level = 2,
    ...props
  } = useProps('EmptyState', given);
  return (
    <Root {...props}>
      {illustration ?? <Disc data-part="disc">{icon ?? <Icon as={Inbox} size={28} />}</Disc>}
      <Title data-part="title" as={`h${level}`}>
        {title}
      </Title>
      {children && <Text data-part="message">{children}</Text>}
      {actions}
    </Root>
  );
}
