import { useEffect, useRef, useState } from 'react';
import { withIds, type FieldEntry } from '../field/fieldOption.ts';

/** Loads the options that match a text. The signal aborts outdated requests. */
export type LoadOptions<Id extends string = string> = (
  query: string,
  context: { signal: AbortSignal },
) => Promise<readonly FieldEntry<Id>[]>;

type State = {
  status: 'idle' | 'loading' | 'failed';
  options: readonly FieldEntry[] | null;
};

// How long typing must pause before options are loaded.
const typingPauseMs = 250;

/** Loads options while the user types. A new request aborts the previous one, so only the newest response counts. */
export function useLoadedOptions(load: LoadOptions | undefined) {
  const [state, setState] = useState<State>({ status: 'idle', options: null });
  const request = useRef<{ query: string; controller: AbortController } | null>(null);

  useEffect(() => () => request.current?.controller.abort(), []);

  async function send(query: string, { signal }: AbortController): Promise<void> {
    if (load === undefined || signal.aborted) return;
    try {
      const options = await load(query, { signal });
      if (!signal.aborted) setState({ status: 'idle', options: withIds(options) });
    } catch {
      if (!signal.aborted) setState(({ options }) => ({ status: 'failed', options }));
    }
  }

  function start(query: string, delay: number): void {
    if (load === undefined) return;
    request.current?.controller.abort();
    const controller = new AbortController();
    request.current = { query, controller };
    // Options of another text must not be selected meanwhile.
    setState({ status: 'loading', options: null });
    if (delay === 0) void send(query, controller);
    else setTimeout(() => void send(query, controller), delay);
  }

  return {
    ...state,
    /** Loads options when typing pauses. */
    loadLater: (query: string) => start(query, typingPauseMs),
    /** Loads options immediately, unless a request for this text is pending or has succeeded. */
    loadNow: (query: string) => {
      if (request.current?.query !== query || state.status === 'failed') start(query, 0);
    },
    /** Aborts a request that is pending. */
    cancel: () => {
      request.current?.controller.abort();
      request.current = null;
      if (load !== undefined) setState({ status: 'idle', options: null });
    },
    /** Repeats the last request. */
    retry: () => start(request.current?.query ?? '', 0),
  };
}
