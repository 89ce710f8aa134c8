import { useEffect, useState, type ReactNode, type Ref } from 'react';

export type RouteTransitionProps = {
  /** The page. */
  children: ReactNode;
  /** The unique key of the page: its path. */
  routeKey: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

let hasShownPage = false;

/**
 * Animates each page after the first one of a visit with the transition that the user prefers. The animation is CSS
 * only (`theme/shell.css`) and off with reduced motion.
 */
export function RouteTransition({ routeKey, children, ...root }: RouteTransitionProps) {
  // The first page is not animated, which would only delay it.
  const [firstKey, setFirstKey] = useState(() => (hasShownPage ? null : routeKey));
  if (firstKey !== null && firstKey !== routeKey) setFirstKey(null);
  useEffect(() => {
    hasShownPage = true;
  }, []);
  return (
    <div
      {...root}
      key={routeKey}
      data-part="route"
      data-arriving={firstKey === routeKey ? undefined : ''}
    >
      {children}
    </div>
  );
}
