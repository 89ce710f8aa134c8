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

/** Renders that a section could not be loaded. Online, it also offers a reload: the code may be of a version that has been replaced. */
function LostSection({ onRetry }: { onRetry: () => void | Promise<void> }) {
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
        useIsOnline() && (
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
  // The section receives its own props only: it may spread them on an element.
  const Part = lazyPart(async () => {
    const { default: Content } = await load();
    return { default: ({ own }: { own: Props }) => <Content {...own} /> };
  });
  function Section({ skeleton, ...props }: Props & { skeleton: ReactNode }) {
    const [isLost, setLost] = useState(false);
    // The button stays, with its focus, until the code has arrived.
    const retry = async () => setLost(!(await Part.load()));
    if (isLost) return <LostSection onRetry={retry} />;
    return (
      <ErrorBoundary fallback={(_, showAgain) => <LostSection onRetry={showAgain} />}>
        <Suspense fallback={<LoadingRegion isLoading>{skeleton}</LoadingRegion>}>
          <Part own={props as unknown as Props} onLost={() => setLost(true)} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  Section.preload = Part.preload;
  return Section;
}
