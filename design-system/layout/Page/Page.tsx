import type { ReactNode, Ref } from 'react';
import { Breadcrumbs, type BreadcrumbItem } from '../../navigation/Breadcrumbs/Breadcrumbs.tsx';
import { Header, Intro, Root, Title, Titles } from './Page.styles.ts';

export type PageProps = {
  /** The heading of the page. */
  title: ReactNode;
  children: ReactNode;
  /** One or two sentences on what the page is for. */
  intro?: ReactNode;
  /** The trail after home; without one there is no breadcrumb. */
  breadcrumbs?: readonly BreadcrumbItem[] | undefined;
  /** The page's own actions, beside the heading. */
  actions?: ReactNode;
  /**
   * The greatest width: 1280 px, a text column, or a single form or message in the middle of the screen.
   * @default 'full'
   */
  width?: 'full' | 'reading' | 'form' | 'message';
  /**
   * The heading of a page that presents the product is larger.
   * @default 'normal'
   */
  size?: 'normal' | 'display';
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** One page: trail, heading, actions, content. `focusHeading` takes the focus there after a navigation. */
export function Page({
  title,
  intro,
  breadcrumbs,
  actions,
  width,
  size,
  children,
  ...root
}: PageProps) {
  return (
    <Root {...root} data-width={width} data-size={size}>
      <Header>
        <Titles>
          {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
          <Title tabIndex={-1}>{title}</Title>
          {intro && <Intro>{intro}</Intro>}
        </Titles>
        {actions}
      </Header>
      {children}
    </Root>
  );
}
