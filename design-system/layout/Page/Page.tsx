import type { ReactNode, Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { Breadcrumbs, type BreadcrumbItem } from '../../navigation/Breadcrumbs/Breadcrumbs.tsx';
import { useFocusFallback } from './useFocusFallback.ts';
import { Header, Intro, Root, Title, Titles } from './Page.styles.ts';

export type PageProps = {
  /** The heading of the page. */
  title: ReactNode;
  children: ReactNode;
  /** One or two sentences on the purpose of the page. */
  description?: ReactNode;
  /** The breadcrumbs after home. Without any, no breadcrumbs are shown. */
  breadcrumbItems?: readonly BreadcrumbItem[] | undefined;
  /** The actions of the page, in the row of the heading. */
  actions?: ReactNode;
  /** A picture or an example beside the heading, from 992 px; below the heading and the actions on smaller screens. */
  media?: ReactNode;
  /**
   * The maximum width: 1280 px, the whole window (for tables with many columns), a readable text column, or a single form or message
   * centered on the screen.
   * @default 'full'
   */
  width?: 'full' | 'window' | 'reading' | 'form' | 'message';
  /**
   * The size of the heading; `lg` is for pages that present the product.
   * @default 'md'
   */
  size?: 'md' | 'lg';
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders a page with breadcrumbs, heading, actions and content. Call `usePageArrival` around your pages. */
export function Page(given: PageProps) {
  const {
    title,
    description,
    breadcrumbItems: breadcrumbs,
    actions,
    media,
    width = 'full',
    size = 'md',
    children,
    ...root
  } = useProps('Page', given);
  useFocusFallback();
  const path = breadcrumbs && <Breadcrumbs items={breadcrumbs} />;
  const heading = (
    <Title data-part="title" tabIndex={-1}>
      {title}
    </Title>
  );
  const introduction = description && <Intro data-part="intro">{description}</Intro>;
  return (
    <Root {...root} data-width={width} data-size={size}>
      {media ? (
        <Header data-part="header" data-media="">
          <Titles data-part="titles">
            {path}
            {heading}
            {introduction}
            {actions}
          </Titles>
          {media}
        </Header>
      ) : (
        <Header data-part="header">
          {path}
          {heading}
          {actions}
          {introduction}
        </Header>
      )}
      {children}
    </Root>
  );
}
