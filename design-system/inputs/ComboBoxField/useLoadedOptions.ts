import { useEffect, useRef, useState } from 'react';
import type { FieldOption } from '../field/fieldOption.ts';

/** Asks for the options that fit a text; the signal says that the answer is no longer wanted. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly FieldOption[]>;

type State = {
  status: 'idle' | 'loading' | 'failed';
  options: readonly FieldOption[] | null;
};

/** How long the typing must pause before options are asked for, in ms. */
const pause = 250;

/** Options that are asked for as someone types: one question at a time, only the newest answer counts. */
export function useLoadedOptions(load: LoadOptions | undefined) {
  const [state, setState] = useState<State>({ status: 'idle', options: null });
  const asked = useRef<{ query: string; end: AbortController } | null>(null);

  useEffect(() => () => asked.current?.end.abort(), []);

  async function answer(query: string, { signal }: AbortController): Promise<void> {
    if (load === undefined || signal.aborted) return;
    try {
      const options = await load(query, signal);
      if (!signal.aborted) setState({ status: 'idle', options });
    } catch {
      if (!signal.aborted) setState(({ options }) => ({ status: 'failed', options }));
    }
  }

  function ask(query: string, delay: number): void {
    if (load === undefined) return;
    asked.current?.end.abort();
    const end = new AbortController();
    asked.current = { query, end };
    // What was found for another text must not be chosen from meanwhile.
    setState({ status: 'loading', options: null });
    if (delay === 0) void answer(query, end);
    else setTimeout(() => void answer(query, end), delay);
  }

  return {
    ...state,
    /** The text has changed: asks once the typing pauses. */
    askLater: (query: string) => ask(query, pause),
    /** Asks at once, unless this text has been asked for and answered, or will be. */
    askNow: (query: string) => {
      if (asked.current?.query !== query || state.status === 'failed') ask(query, 0);
    },
    /** Asks again for what could not be loaded. */
    askAgain: () => ask(asked.current?.query ?? '', 0),
  };
}
