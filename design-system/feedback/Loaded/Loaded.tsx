import type { ReactNode, Ref } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { useIsOnline } from '../../internal/useIsOnline.ts';
import { useProps } from '../../internal/useProps.ts';
import { LoadingRegion } from '../../primitives/LoadingRegion/LoadingRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';

/** A request for data, in the form that SWR and TanStack Query have in common. `reload` is SWR's `mutate` and TanStack's `refetch`. */
export type Query<Data> = {
  /** The data; undefined until the first have arrived. Previous data are shown while new ones load, and under an error. */
  data: Data | undefined;
  /** What the request failed with; null or undefined if it did not. */
  error: unknown;
  /** Why it failed, for users, below what failed. */
  errorText?: ReactNode;
  /** Whether data are requested that are not those in `data`. */
  isLoading: boolean;
  /** Requests the data again. */
  reload: () => void | Promise<unknown>;
};

export type LoadedProps<Data> = {
  /** The request, such as of SWR or TanStack Query. */
  query: Query<Data>;
  /** What failed, as a sentence: "The jobs could not be loaded." */
  errorTitle: ReactNode;
  /** Placeholder in the shape of the content. */
  skeleton: ReactNode;
  /** The content if `isEmpty` returns true. */
  empty?: ReactNode;
  /** Returns whether the data are empty, such as a list without rows. */
  isEmpty?: (data: Data) => boolean;
  /** Renders the data. */
  children: (data: Data) => ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const hasError = (error: unknown) => error !== undefined && error !== null;

/** Renders a request: an error with a button that tries again, a placeholder while it loads, an empty state, or its data. */
export function Loaded<Data>(given: LoadedProps<Data>) {
  const { query, errorTitle, skeleton, empty, isEmpty, children, ...props } = useProps(
    'Loaded',
    given,
  );
  const { data, error, errorText, isLoading, reload } = query;
  const { formatMessage } = useIntl();
  const isOnline = useIsOnline();
  if (data === undefined) {
    if (!hasError(error)) {
      return (
        <LoadingRegion {...props} isLoading>
          {skeleton}
        </LoadingRegion>
      );
    }
    return (
      <ErrorState {...props} title={errorTitle} onRetry={reload}>
        {isOnline
          ? errorText
          : formatMessage({
              id: 'ds.loaded.offline',
              defaultMessage: 'Your device is offline. Try again when it is connected.',
            })}
      </ErrorState>
    );
  }
  return (
    <Stack {...props} gap="sm">
      {hasError(error) && <ErrorState isCompact title={errorTitle} onRetry={reload} />}
      <LoadingRegion isLoading={isLoading} isDimmed>
        {isEmpty?.(data) ? empty : children(data)}
      </LoadingRegion>
    </Stack>
  );
}

export type HiddenUntilLoadedProps = {
  /** The requests of the content above, which can be taller or shorter than its placeholder. */
  above: readonly Pick<Query<unknown>, 'data' | 'error'>[];
  children: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Hides content until the content above has loaded or failed, so that it does not move. Its own data load meanwhile. */
export function HiddenUntilLoaded(given: HiddenUntilLoadedProps) {
  const { above, children, ...props } = useProps('HiddenUntilLoaded', given);
  const isWaiting = above.some(({ data, error }) => data === undefined && !hasError(error));
  return (
    <div {...props} hidden={isWaiting}>
      {children}
    </div>
  );
}
