import type { ReactNode } from 'react';
import type { Query } from './Loaded.tsx';

type HiddenUntilLoadedProps = {
  /** The queries of the content above, which can be taller or shorter than its placeholder. */
  above: Pick<Query<unknown>, 'data' | 'error'>[];
  children: ReactNode;
};

/** Hides its children until the content above has loaded or failed, so that they do not move. Their data loads meanwhile. */
export function HiddenUntilLoaded({ above, children }: HiddenUntilLoadedProps) {
  const hasLoaded = above.every(({ data, error }) => data !== undefined || error !== undefined);
  return <div hidden={!hasLoaded}>{children}</div>;
}
