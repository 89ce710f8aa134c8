import {
  use,
  Suspense,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useProps } from '../../internal/useProps.ts';
import { CardHeader, type CardHeading } from './CardHeader.tsx';
import { Clip, Content, Footer, Media, Root } from './Card.styles.ts';
import { useCardRemoval } from './useCardRemoval.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { HiddenPanelContext } from '../../internal/hiddenPanel.ts';
import { useBeforeMatch } from '../../internal/useBeforeMatch.ts';
import { useBusy } from '../../internal/useBusy.ts';

type CardButtons = {
  /**
   * Whether a button collapses the content to 1.5rem.
   * @default false
   */
  isCollapsible?: boolean;
  /** Whether the content is expanded (controlled). */
  isExpanded?: boolean;
  /**
   * Whether the content is initially expanded (uncontrolled).
   * @default true
   */
  defaultExpanded?: boolean;
  /** Called when the user collapses or expands the content. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Adds a button that refreshes the content, which is covered until the returned promise settles. */
  onRefresh?: () => void | Promise<unknown>;
  /** Adds a button that removes the card. Called after the card has left the page. */
  onRemove?: () => void;
  /** Adds a row that replaces a removed card and restores it. Called after the card is back. */
  onRestore?: () => void;
};

// The buttons are named after the title, so a card without a title cannot have any.
type Untitled = { [Key in keyof (CardHeading & CardButtons)]?: never };

export type CardProps = ((CardHeading & CardButtons) | Untitled) & {
  /** The content. */
  children?: ReactNode;
  /** A picture across the top. */
  media?: ReactNode;
  /** The content of the footer. */
  footer?: ReactNode;
  /**
   * Where the content begins: `row` aligns the content of the cards in a row of a `Grid`, such as prices, on one line below the
   * longest title. All these cards need media, a title, content and a footer.
   * @default 'start'
   */
  contentAlign?: 'start' | 'row';
  /**
   * The space around the content; `none` for a table or list that reaches the edges.
   * @default 'md'
   */
  padding?: 'none' | 'sm' | 'md';
  /**
   * The surface: with a shadow, with a border only, or sunken for a card within another.
   * @default 'raised'
   */
  variant?: 'raised' | 'outlined' | 'sunken';
  /**
   * The HTML element: `li` in a list, `div` if the content is not self-contained.
   * @default 'article'
   */
  as?: 'article' | 'section' | 'div' | 'li';
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

// Most cards have no buttons, so their code is loaded on demand. The header reserves no space for them.
const CardActions = lazyPart(() => import('./CardActions.tsx'));
const RemovedCard = lazyPart(() => import('./RemovedCard.tsx'));
const RefreshOverlay = lazyPart(() => import('./RefreshOverlay.tsx'));

/** Renders one item on a surface with a heading, and optional buttons to collapse, refresh and remove it. */
export function Card(given: CardProps) {
  const {
    title,
    level,
    href,
    description,
    icon,
    actions,
    children,
    media,
    footer,
    contentAlign = 'start',
    padding = 'md',
    variant = 'raised',
    isCollapsible,
    isExpanded,
    defaultExpanded = true,
    onExpandedChange,
    onRefresh,
    onRemove,
    onRestore,
    as = 'article',
    ref,
    ...props
  } = useProps('Card', given);
  const root = useRef<HTMLElement>(null);
  // Without dependencies, because a removed card has no root.
  useImperativeHandle(ref, () => root.current as HTMLElement);
  const titleId = useId();
  const contentId = useId();
  const [ownExpanded, setOwnExpanded] = useState(defaultExpanded);
  // Without its button, content that was collapsed could not be expanded.
  const expanded = isExpanded ?? (ownExpanded || isCollapsible !== true);
  const expand = (next: boolean) => {
    setOwnExpanded(next);
    onExpandedChange?.(next);
  };
  const isHidden = use(HiddenPanelContext) || !expanded;
  const clip = useBeforeMatch(() => expand(true));
  const { isBusy: isRefreshing, run: refresh } = useBusy(onRefresh);
  const removal = useCardRemoval(root, { onRemove, onRestore });
  const { phase, hadFocus, remove, restore, onAnimationEnd } = removal;
  if (phase === 'removed') {
    return onRestore ? (
      <Suspense>
        <RemovedCard
          title={title}
          as={as === 'li' ? 'li' : 'div'}
          autoFocus={hadFocus}
          onRestore={restore}
        />
      </Suspense>
    ) : null;
  }

  const buttons = (isCollapsible || onRefresh || onRemove) && (
    <Suspense>
      <CardActions
        titleId={titleId}
        contentId={contentId}
        isExpanded={expanded}
        isRefreshing={isRefreshing}
        onExpandedChange={isCollapsible ? expand : undefined}
        onRefresh={onRefresh && (() => void refresh())}
        onRemove={onRemove && remove}
      />
    </Suspense>
  );
  return (
    <Root
      {...props}
      as={as}
      ref={root}
      aria-labelledby={title ? titleId : undefined}
      data-card=""
      data-variant={variant}
      data-padding={padding}
      data-align={contentAlign}
      data-removing={phase === 'removing' || undefined}
      onAnimationEnd={onAnimationEnd}
    >
      {media && <Media data-part="media">{media}</Media>}
      {title && (
        <CardHeader
          title={title}
          titleId={titleId}
          level={level}
          href={href}
          description={description}
          icon={icon}
          actions={actions}
        >
          {buttons}
        </CardHeader>
      )}
      {children !== undefined && (
        <Clip
          data-part="clip"
          ref={clip}
          id={contentId}
          data-collapsed={!expanded || undefined}
          inert={!expanded}
          aria-busy={isRefreshing || undefined}
        >
          <Content
            data-part="content"
            data-padding={padding}
            data-headed={title ? true : undefined}
            inert={isRefreshing}
          >
            <HiddenPanelContext value={isHidden}>{children}</HiddenPanelContext>
          </Content>
          {onRefresh && (
            <Suspense>
              <RefreshOverlay isLoading={isRefreshing} />
            </Suspense>
          )}
        </Clip>
      )}
      {footer && <Footer data-part="card-footer">{footer}</Footer>}
    </Root>
  );
}
