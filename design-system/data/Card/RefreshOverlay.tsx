import { LoadingOverlay } from '../../primitives/LoadingOverlay/LoadingOverlay.tsx';

/** Covers the content of a card while it refreshes. */
export default function RefreshOverlay({ isLoading }: { isLoading: boolean }) {
  return <LoadingOverlay cover="area" isLoading={isLoading} />;
}
