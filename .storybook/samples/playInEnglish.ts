import { useSyncExternalStore } from 'react';

let playing: string | null = null;
const listeners = new Set<() => void>();

function play(id: string | null): void {
  playing = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type Shown = { id: string; viewMode?: string };

/** What plays looks for English names, so a story is English until it has played. Pages of documentation do not play. */
export const playInEnglish = {
  beforeEach: ({ id, viewMode }: Shown): void => {
    if (viewMode === 'story') play(id);
  },
  afterEach: (): void => play(null),
};

/** The language of a story: that of the toolbar, once it has played. */
export function useLanguage<Locale extends string>(id: string, chosen: Locale): Locale | 'en' {
  const isPlaying = useSyncExternalStore(subscribe, () => chosen !== 'en' && playing === id);
  return isPlaying ? 'en' : chosen;
}
