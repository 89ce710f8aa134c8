import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';

export type RouteTransitionProps = {
  /** The page. */
  children: ReactNode;
  /** The unique key of the page: its path. */
  routeKey: string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

let hasShownPage = false;

/**
 * Animates each page after the first one of a visit with the transition that the user prefers. The animation is CSS
 * only (`theme/shell.css`) and off with reduced motion.
 */
export function RouteTransition(given: RouteTransitionProps) {
  const { routeKey, children, ...root } = useProps('RouteTransition', given);
  // The first page is not animated, which would only delay it.
  const [firstKey, setFirstKey] = useState(() => (hasShownPage ? null : routeKey));
  if (firstKey !== null && firstKey !== routeKey) setFirstKey(null);
  useEffect(() => {
    hasShownPage = true;
  }, []);
  return (
    <div {...root} key={routeKey} data-arriving={firstKey === routeKey ? undefined : ''}>
      {children}
    </div>
  );
}
