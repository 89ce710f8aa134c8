import { lazy, Suspense, useState, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { useStarredPages } from './starredStore.ts';

export type StarredPagesProps = {
  /** The URL of the current page: path and query within the application. */
  currentHref: string;
  /** Returns the icon of a page. Without one, the first letter of the title is shown. */
  getIcon?: (href: string) => ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const Root = styled.div`
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`;

const StarredBar = lazy(() => import('./StarredBar.tsx'));
const ArrangeDialog = lazy(() => import('./ArrangeDialog.tsx'));

/**
 * Renders the starred pages of the user for a navbar: the first ten as links, the others in a menu; below 1200 px all
 * in one menu. Without starred pages it renders nothing and loads no code.
 */
export function StarredPages({ currentHref, getIcon, ...root }: StarredPagesProps) {
  const pages = useStarredPages();
  const [isArranging, setArranging] = useState(false);
  return (
    <Root {...root}>
      {pages.length > 0 && (
        <Suspense>
          <StarredBar
            pages={pages}
            currentHref={currentHref}
            getIcon={getIcon}
            onArrange={() => setArranging(true)}
          />
        </Suspense>
      )}
      {isArranging && (
        <Suspense>
          <ArrangeDialog pages={pages} onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </Root>
  );
}
