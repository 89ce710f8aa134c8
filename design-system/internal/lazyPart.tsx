import { lazy, useEffect, useState, type ComponentType } from 'react';

type LazyPartProps = {
  /** Called when the code did not arrive; closes what the user opened, so that opening it again loads the code again. */
  onLost?: (() => void) | undefined;
};

/** A component whose code loads on demand. */
export type LazyPart<Props> = ComponentType<Props & LazyPartProps> & {
  /** Loads the code before it is rendered, e.g. while the pointer is over its button. A failure is ignored. */
  preload: () => void;
  /** Loads the code. Resolves to whether it has arrived. */
  load: () => Promise<boolean>;
};

const Nothing = () => null;

/**
 * Creates a component whose code loads on demand, for use in `Suspense`. Unlike React's `lazy`, it does not throw into the page if the
 * code does not arrive, e.g. because the network failed or a new version was deployed: it renders `Lost`, by default nothing, and
 * loads the code again the next time it is mounted.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Lost: ComponentType<Props> = Nothing,
): LazyPart<Props> {
  let Part: ComponentType<Props & LazyPartProps>;

  function LostPart(props: Props & LazyPartProps) {
    const { onLost } = props;
    useEffect(() => {
      onLost?.();
      // Prepared on unmount: earlier, the next render would load the code again.
      return prepare;
    }, [onLost]);
    return <Lost {...props} />;
  }

  // A lazy component remembers its failure, so the next attempt needs a new one.
  function prepare(): void {
    Part = lazy(() => load().catch(() => ({ default: LostPart })));
  }

  prepare();
  function LazyPart(props: Props & LazyPartProps) {
    // A part that is mounted stays what it is.
    const [MountedPart] = useState(() => Part);
    return <MountedPart {...props} />;
  }
  // A lazy component suspends when it is first rendered, also with code that has loaded.
  LazyPart.load = () =>
    load().then(
      (module) => {
        Part = module.default;
        return true;
      },
      () => false,
    );
  LazyPart.preload = () => void LazyPart.load();
  return LazyPart;
}
