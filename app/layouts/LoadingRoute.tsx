import { LoadingOverlay } from '@byline/design-system';

/** What stands in for a page whose code or whose reader is not known yet. */
export function LoadingRoute() {
  return <LoadingOverlay isLoading />;
}
