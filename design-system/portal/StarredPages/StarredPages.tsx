import { Suspense, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { useStarredPages } from './starredStore.ts';

export type StarredPagesProps = {
  /** The URL of the current page: path and query within the application. */
  currentHref: string;
  /** Returns the icon of a page. Without one, the first letter of the title is shown. */
  getIcon?: (href: string) => ReactNode;
  /** Whether the dialog that arranges the pages is open (controlled). */
  isArranging?: boolean;
  /**
   * Whether the dialog that arranges the pages is initially open (uncontrolled).
   * @default false
   */
  defaultArranging?: boolean;
  /** Called when the dialog opens or closes. */
  onArrangingChange?: (isArranging: boolean) => void;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const Root = styled.div`
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`;

const StarredBar = lazyPart(() => import('./StarredBar.tsx'));
const ArrangeDialog = lazyPart(() => import('./ArrangeDialog.tsx'));

/**
 * Renders the starred pages of the user for a navbar: the first ten as links, the others in a menu; below 1200 px all
 * in one menu. Without starred pages it renders nothing and loads no code.
 */
export function StarredPages(given: StarredPagesProps) {
  const {
    currentHref,
    getIcon,
    isArranging: isArrangingControlled,
    defaultArranging = false,
    onArrangingChange,
    ...root
  } = useProps('StarredPages', given);
  const pages = useStarredPages();
  const [isArranging, setArranging] = useControllable(
    isArrangingControlled,
    defaultArranging,
    onArrangingChange,
  );
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
          <ArrangeDialog
            pages={pages}
            onClose={() => setArranging(false)}
            // Called if the code of the dialog cannot be loaded.
            onLost={() => setArranging(false)}
          />
        </Suspense>
      )}
    </Root>
  );
}
