import { Inbox } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { Icon, type IconProps } from '../../primitives/Icon/Icon.tsx';
import { Disc, Root, Text, Title } from './EmptyState.styles.ts';

export type EmptyStateProps = {
  /** What is missing, in a few words. */
  title: ReactNode;
  /** The reason, and what will appear here. */
  children?: ReactNode;
  /** The one useful next step: a ButtonLink or a Button. */
  action?: ReactNode;
  /** The icon. An inbox by default. */
  icon?: IconProps['as'];
  /** An `Illustration` in place of the icon. */
  illustration?: ReactNode;
  /**
   * The level of the title in the outline of the page.
   * @default 2
   */
  level?: 2 | 3 | 4;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders a placeholder for empty content: what is missing, and how to get started. */
export function EmptyState(given: EmptyStateProps) {
  const {
    title,
    children,
    action,
    icon,
    illustration,
    level = 2,
    ...props
  } = useProps('EmptyState', given);
  return (
    <Root {...props}>
      {illustration ?? (
        <Disc data-part="disc">
          <Icon as={icon ?? Inbox} size={28} />
        </Disc>
      )}
      <Title data-part="title" as={`h${level}`}>
        {title}
      </Title>
      {children && <Text data-part="message">{children}</Text>}
      {action}
    </Root>
  );
}
