import { lazy, Suspense, useState, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { useStarredPages } from './useStarredPages.ts';

export type StarredPagesProps = {
  /** The address of the page that is shown: its path in this application, with its query. */
  currentHref: string;
  /**
   * The sign of a page in the bar; where it gives none, the first letter of the title stands there.
   * @default the first letter of the title
   */
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
 * The pages that the reader has starred, for a navbar: the first ten as links, further ones and the way to arrange
 * them in a menu beside these; under 1200 px all of it in one menu. Nothing is there, and no code of it, without a
 * starred page. The code of what is behind the buttons comes when they are used.
 */
export function StarredPages({ currentHref, getIcon, ...root }: StarredPagesProps) {
  const pages = useStarredPages();
  const [isArranging, setArranging] = useState(false);
  return (
    <Root {...root}>
      {pages.length > 0 && (
        <Suspense>
          <StarredBar {...{ pages, currentHref, getIcon }} onArrange={() => setArranging(true)} />
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
