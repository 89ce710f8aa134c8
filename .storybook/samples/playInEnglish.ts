import { useSyncExternalStore } from 'react';
import { speak } from './sampleTexts.ts';

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

type Shown = {
  id: string;
  viewMode?: string;
  playFunction?: unknown;
  globals: Record<string, unknown>;
};

/** What plays looks for English names, so a story is English until it has played. Pages of documentation do not play. */
export const playInEnglish = {
  beforeEach: ({ id, viewMode, playFunction, globals }: Shown): void => {
    const isPlayed = viewMode === 'story' && playFunction !== undefined;
    if (isPlayed) play(id);
    // What a story prepares is said before it is drawn.
    speak(isPlayed ? 'en' : String(globals['locale']));
  },
  afterEach: (): void => play(null),
};

/** The language of a story: that of the toolbar, once it has played. */
export function useLanguage<Locale extends string>(id: string, chosen: Locale): Locale | 'en' {
  const isPlaying = useSyncExternalStore(subscribe, () => chosen !== 'en' && playing === id);
  return isPlaying ? 'en' : chosen;
}
