import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { useIsOnline } from '../../internal/useIsOnline.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LoadingRegion } from '../../primitives/LoadingRegion/LoadingRegion.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** A section of a page whose code loads on demand. */
export type LazySection<Props> = ComponentType<
  Props & {
    /** Placeholder in the shape of the section. */
    skeleton: ReactNode;
  }
> & {
  /** Loads the code before the section is rendered. A failure is ignored. */
  preload: () => void;
};

type LostSectionProps = { hasReload?: boolean; onRetry: () => void | Promise<void> };

/** Renders that a section could not be loaded. A reload helps if its code is of a version that has been replaced. */
function LostSection({ hasReload, onRetry }: LostSectionProps) {
  return (
    <ErrorState
      title={
        <FormattedMessage
          id="ds.lazySection.lost"
          defaultMessage="This section could not be loaded."
        />
      }
      onRetry={onRetry}
      actions={
        hasReload && (
          <Button variant="ghost" onPress={() => window.location.reload()}>
            <FormattedMessage id="ds.lazySection.reload" defaultMessage="Reload page" />
          </Button>
        )
      }
    />
  );
}

/**
 * Creates a section of a page whose code loads when it is rendered. While it loads, `skeleton` is shown. If the code does not arrive, or the
 * section throws, the rest of the page stays, and a button tries again.
 */
export function lazySection<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazySection<Props> {
  const Part = lazyPart(load);
  function Section({ skeleton, ...props }: Props & { skeleton: ReactNode }) {
    const isOnline = useIsOnline();
    const [{ failures, isLost }, setState] = useState({ failures: 0, isLost: false });
    // Strict Mode calls it twice.
    const lose = () =>
      setState((state) => (state.isLost ? state : { failures: state.failures + 1, isLost: true }));
    // The button stays, with its focus, until the code has arrived.
    const retry = async () => {
      const hasArrived = await Part.load();
      setState((state) => ({ failures: state.failures + 1, isLost: !hasArrived }));
    };
    if (isLost) return <LostSection hasReload={isOnline && failures > 1} onRetry={retry} />;
    return (
      <ErrorBoundary fallback={(_, showAgain) => <LostSection onRetry={showAgain} />}>
        <Suspense fallback={<LoadingRegion isLoading>{skeleton}</LoadingRegion>}>
          <Part {...(props as unknown as Props)} onLost={lose} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  Section.preload = Part.preload;
  return Section;
}
