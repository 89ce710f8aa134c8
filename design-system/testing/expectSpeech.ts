import type { Utterance } from './recordSpeech.ts';

// The real timer, because tests replace timers.
const { setTimeout } = globalThis;

/** A text that is heard: all of it, or a pattern in it. */
export type Expected = string | RegExp;

const matches = (heard: string, expected: Expected): boolean =>
  typeof expected === 'string' ? heard === expected : expected.test(heard);

const print = (lines: readonly unknown[]): string =>
  lines.map((line) => `\n  ${String(line)}`).join('') || '\n  (nothing)';

/**
 * Checks that exactly these texts were heard, in this order and once each; with `regionsOnly`, what is read of the focused element does
 * not count. Throws an error with both lists.
 */
export function expectSpeech(
  heard: readonly Utterance[],
  expected: readonly Expected[],
  { regionsOnly = false } = {},
): void {
  const texts = heard
    .filter(({ by }) => !regionsOnly || by === 'polite' || by === 'assertive')
    .map(({ text }) => text);
  const isEqual =
    texts.length === expected.length &&
    texts.every((text, index) => matches(text, expected[index] ?? ''));
  if (!isEqual) throw new Error(`Expected to hear:${print(expected)}\nHeard:${print(texts)}`);
}

/**
 * Waits until the recorder has read a change of the page. Waits twice, because the recorder may begin to wait for the frame only after
 * the first wait.
 */
export async function afterSpeech(): Promise<void> {
  for (let turns = 0; turns < 2; turns += 1)
    await new Promise<void>((resolve) => setTimeout(resolve, 40));
}
