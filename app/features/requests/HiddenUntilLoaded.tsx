import type { ReactNode } from 'react';
import type { Query } from './Loaded.tsx';

type HiddenUntilLoadedProps = {
  /** The queries of what is above, whose content can be taller or shorter than its placeholder. */
  above: Pick<Query<unknown>, 'data' | 'error'>[];
  children: ReactNode;
};

/** Hides content until what is above it has loaded or failed, so that it does not move. Its own data loads meanwhile. */
export function HiddenUntilLoaded({ above, children }: HiddenUntilLoadedProps) {
  const hasLoaded = above.every(({ data, error }) => data !== undefined || error !== undefined);
  return <div hidden={!hasLoaded}>{children}</div>;
}
