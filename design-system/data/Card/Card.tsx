import {
  lazy,
  Suspense,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { CardHeader, type CardHeading } from './CardHeader.tsx';
import { Clip, Content, Footer, Media, Root } from './Card.styles.ts';
import { useCardRemoval } from './useCardRemoval.ts';
import { useBusy } from '../../internal/useBusy.ts';

type CardButtons = {
  /**
   * Has a button that folds the content to 1.5rem.
   * @default false
   */
  isCollapsible?: boolean;
  /**
   * Whether the content is folded; the caller keeps it.
   * @default kept by the card
   */
  isCollapsed?: boolean;
  /**
   * Whether the content is folded at first.
   * @default false
   */
  defaultCollapsed?: boolean;
  /** Called when the reader folds or unfolds it. */
  onCollapsedChange?: (isCollapsed: boolean) => void;
  /**
   * Brings new content; the content is covered until the promise is settled.
   * @default no button
   */
  onRefresh?: () => unknown;
  /**
   * Has a button that takes the card away; called once it has left the page.
   * @default no button
   */
  onRemove?: () => void;
  /**
   * Lets a removed card come back: a line with a button stands in its place. Called once it is back.
   * @default it is gone for good
   */
  onRestore?: () => void;
};

// The buttons are named by the title, so a card without one has none.
type Untitled = { [Key in keyof (CardHeading & CardButtons)]?: never };

export type CardProps = ((CardHeading & CardButtons) | Untitled) & {
  /**
   * The content.
   * @default none
   */
  children?: ReactNode;
  /**
   * A picture across the top.
   * @default none
   */
  media?: ReactNode;
  /**
   * What stands below the content, apart from it.
   * @default none
   */
  footer?: ReactNode;
  /**
   * The space around the content; none for a table or a list that reaches the edges.
   * @default 'md'
   */
  padding?: 'none' | 'sm' | 'md';
  /**
   * A surface with a shadow, one with only a line, or a quiet one inside another card.
   * @default 'raised'
   */
  variant?: 'raised' | 'outlined' | 'sunken';
  /**
   * The element: `li` inside a list, `div` where it is no thing of its own.
   * @default 'article'
   */
  as?: 'article' | 'section' | 'div' | 'li';
  id?: string;
  ref?: Ref<HTMLElement>;
};

// Most cards have no buttons; those that do wait for them without a jump.
const CardActions = lazy(() => import('./CardActions.tsx'));
const RemovedCard = lazy(() => import('./RemovedCard.tsx'));
const RefreshOverlay = lazy(() => import('./RefreshOverlay.tsx'));

/** A thing on a surface of its own, with a heading, and on request buttons to collapse, refresh and remove it. */
export function Card({
  title,
  level,
  href,
  hint,
  icon,
  actions,
  children,
  media,
  footer,
  padding = 'md',
  variant = 'raised',
  isCollapsible,
  isCollapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  onRefresh,
  onRemove,
  onRestore,
  ref,
  ...props
}: CardProps) {
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement);
  const titleId = useId();
  const contentId = useId();
  const [ownCollapsed, setOwnCollapsed] = useState(defaultCollapsed);
  const collapsed = isCollapsed ?? ownCollapsed;
  const { isBusy: isRefreshing, run: refresh } = useBusy(onRefresh);
  const removal = useCardRemoval(root, { onRemove, onRestore });
  const { phase, remove, restore, onAnimationEnd } = removal;
  if (phase === 'gone') {
    return onRestore ? (
      <Suspense>
        <RemovedCard title={title} onRestore={restore} />
      </Suspense>
    ) : null;
  }

  const collapse = (next: boolean) => {
    setOwnCollapsed(next);
    onCollapsedChange?.(next);
  };
  const buttons = (isCollapsible || onRefresh || onRemove) && (
    <Suspense>
      <CardActions
        titleId={titleId}
        contentId={contentId}
        isCollapsed={collapsed}
        isRefreshing={isRefreshing}
        {...(isCollapsible && { onCollapse: collapse })}
        {...(onRefresh && { onRefresh: () => void refresh() })}
        {...(onRemove && { onRemove: remove })}
      />
    </Suspense>
  );
  return (
    <Root
      {...props}
      ref={root}
      aria-labelledby={title ? titleId : undefined}
      data-card=""
      data-variant={variant}
      data-padding={padding}
      data-leaving={phase === 'leaving' || undefined}
      onAnimationEnd={onAnimationEnd}
    >
      {media && <Media>{media}</Media>}
      {title && (
        <CardHeader
          title={title}
          titleId={titleId}
          level={level}
          href={href}
          hint={hint}
          icon={icon}
          actions={actions}
        >
          {buttons}
        </CardHeader>
      )}
      {children !== undefined && (
        <Clip
          id={contentId}
          data-collapsed={collapsed || undefined}
          inert={collapsed}
          aria-busy={isRefreshing || undefined}
        >
          <Content
            data-padding={padding}
            data-headed={title ? true : undefined}
            inert={isRefreshing}
          >
            {children}
          </Content>
          {onRefresh && (
            <Suspense>
              <RefreshOverlay isLoading={isRefreshing} />
            </Suspense>
          )}
        </Clip>
      )}
      {footer && <Footer>{footer}</Footer>}
    </Root>
  );
}
