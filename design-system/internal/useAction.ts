import { useId, useState } from 'react';
import { announce } from './announcer.ts';
import { useBusy } from './useBusy.ts';
import { useErrorText } from './useErrorText.ts';

/** Options of `useAction`. */
export type ActionOptions = {
  /**
   * Called with the message when the action has failed, also after the component has left the page, such as to show a notice. `error` then
   * stays null.
   */
  readonly onError?: ((text: string) => void) | undefined;
  /** Why the action is not possible now, such as the text of `useOfflineReason`. While it is set, nothing runs, and it is announced instead. */
  readonly unavailableReason?: string | undefined;
};

/** An action that takes time: what `useAction` returns. */
export type Action<Args extends readonly unknown[]> = {
  /** Runs the action. Does nothing while it is pending. */
  readonly run: (...args: Args) => void;
  /** Whether the action is running. */
  readonly isPending: boolean;
  /** The message of the last run if it failed; null from the start of the next run. */
  readonly error: string | null;
  /** The props of the button that runs the action: it shows a spinner while the action is pending, and is held while it is unavailable. */
  readonly buttonProps: {
    readonly isPending: boolean;
    readonly 'aria-disabled'?: true;
    readonly 'aria-describedby'?: string;
  };
  /** The props of the `LiveText` or `Text` that shows why the action is unavailable. */
  readonly reasonProps: { readonly id: string; readonly children: string | undefined };
};

/**
 * Runs an action that takes time, one call at a time, and returns its state. The messages of errors come from `describeError` of
 * `DesignSystemProvider`; other errors are reported (`reportError`), with a general message.
 */
export function useAction<Args extends readonly unknown[]>(
  action: (...args: Args) => void | Promise<unknown>,
  { onError, unavailableReason }: ActionOptions = {},
): Action<Args> {
  const reasonId = useId();
  const [error, setError] = useState<string | null>(null);
  const getErrorText = useErrorText();
  const { isBusy: isPending, run } = useBusy(
    (...args: Args) => {
      setError(null);
      return action(...args);
    },
    (cause) => (onError ?? setError)(getErrorText(cause)),
  );
  return {
    run: (...args) => void (unavailableReason ? announce(unavailableReason) : run(...args)),
    isPending,
    error,
    buttonProps: {
      isPending,
      ...(unavailableReason && { 'aria-disabled': true, 'aria-describedby': reasonId }),
    },
    reasonProps: { id: reasonId, children: unavailableReason },
  };
}
