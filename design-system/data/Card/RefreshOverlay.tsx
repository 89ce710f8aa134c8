import { LoadingOverlay } from '../../primitives/LoadingOverlay/LoadingOverlay.tsx';

/** What covers a card's content while it is refreshed. */
export default function RefreshOverlay({ isLoading }: { isLoading: boolean }) {
  return <LoadingOverlay cover="area" isLoading={isLoading} />;
}
