import { useEffect, useState, type ReactNode, type Ref } from 'react';

export type RouteTransitionProps = {
  /** The page. */
  children: ReactNode;
  /** What tells one page from the next: its path. */
  routeKey: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

let hasArrived = false;

/**
 * Lets each page after the first one of a visit arrive in the way that the reader prefers: zoom-fade, slide-fade,
 * fade-bottom, fade, zoom-out or not at all. It is CSS alone (`theme/shell.css`), and reduced motion wins.
 */
export function RouteTransition({ routeKey, children, ...root }: RouteTransitionProps) {
  // The first page is there as soon as it is drawn: moving it would only keep the reader waiting.
  const [firstKey, setFirstKey] = useState(() => (hasArrived ? null : routeKey));
  if (firstKey !== null && firstKey !== routeKey) setFirstKey(null);
  useEffect(() => {
    hasArrived = true;
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
