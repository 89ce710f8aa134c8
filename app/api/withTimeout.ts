/**
 * Returns a signal that aborts when the given signal does, or after `ms`. `AbortSignal.any` does the same, but Safari has it
 * since 17.4 and Firefox since 124.
 */
export function withTimeout(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    clearTimeout(timer);
    controller.abort(signal.reason);
  };
  const timer = setTimeout(
    () => controller.abort(new DOMException('No response in time.', 'TimeoutError')),
    ms,
  );
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}
