import { Inbox } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Icon, type IconProps } from '../../primitives/Icon/Icon.tsx';
import { Disc, Root, Text, Title } from './EmptyState.styles.ts';

export type EmptyStateProps = {
  /** What there is none of, in a few words. */
  title: ReactNode;
  /**
   * Why, and what will be here.
   * @default none
   */
  children?: ReactNode;
  /**
   * The one useful way on: a ButtonLink or a Button.
   * @default none
   */
  action?: ReactNode;
  /**
   * A drawing of the thing.
   * @default a tray
   */
  icon?: IconProps['as'];
  /**
   * The level of the title in the page's outline.
   * @default 2
   */
  level?: 2 | 3 | 4;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Stands where there is nothing yet: says what will be here, and how to get there. */
export function EmptyState({
  title,
  children,
  action,
  icon,
  level = 2,
  ...props
}: EmptyStateProps) {
  return (
    <Root {...props}>
      <Disc>
        <Icon as={icon ?? Inbox} size={28} />
      </Disc>
      <Title as={`h${level}`}>{title}</Title>
      {children && <Text>{children}</Text>}
      {action}
    </Root>
  );
}
