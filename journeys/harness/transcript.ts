import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { SpeechRecorder, Utterance } from '../../design-system/testing/recordSpeech.ts';
import { createSpeechScript } from './speechScript.ts';

const folder = 'docs/transcripts';
/** With this environment variable, transcripts are written instead of compared. */
const isWriting = Boolean(process.env['WRITE_TRANSCRIPTS']);
/**
 * An action has ended when nothing was announced for this time in ms. The time is longer while transcripts are written, because there are
 * no stored lines whose arrival would end the wait.
 */
const pause = isWriting ? 4000 : 1000;
/** How long to wait for the lines of the stored transcript, in ms; a loaded machine is slow. */
const patience = 20_000;

declare global {
  interface Window {
    speech?: SpeechRecorder;
  }
}

const script = `if (window === top) addEventListener('DOMContentLoaded', () => { ${createSpeechScript()} });`;

// Texts that differ between two runs of a test: times, days and ids.
const changing: [RegExp, string][] = [
  [/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} [AP]M( UTC)?/g, '‹time›'],
  [/\d{2}\/\d{2}\/\d{4}/g, '‹day›'],
  [/\b\d{2}:\d{2} [AP]M\b/g, '‹time›'],
  [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2}( \d{4})?\b/g, '‹day›'],
  [/\b(in )?\d+ (second|minute|hour|day|week|month)s?( ago)?\b/g, '‹distance›'],
  [/\b(tomorrow|yesterday|next week|last week|next month|last month|now)\b/g, '‹distance›'],
  [/\bW-[\w-]+/g, '‹reference›'],
  [/\b\d:\d{2}\b/g, '‹countdown›'],
  [/\b20\d{2}\b/g, '‹year›'],
];

function hideChanging(text: string): string {
  return changing.reduce((kept, [pattern, name]) => kept.replaceAll(pattern, name), text);
}

/**
 * Returns the lines of an action: first the texts that are read at the focus, then the announcements of live regions. Screen readers queue
 * announcements, so the order between the two groups depends on the machine's speed; the app determines the order within each group.
 */
function toLines(utterances: readonly Utterance[]): string[] {
  const isFocusedButton = (text: string) =>
    utterances.some((one) => one.by === 'focus' && one.text.startsWith(`${text}, button`));
  const isPending = (text: string) =>
    text
      .split(', ')
      .every(
        (part) => part === 'unavailable' || /^In progress /.test(part) || isFocusedButton(part),
      );
  // Omits announcements that depend on the speed of loading or sending: “Loading…”, and the pressed button while it is pending.
  const heard = utterances.filter(
    ({ by, text }) =>
      text !== 'Loading…' && !((by === 'change' || by === 'assertive') && isPending(text)),
  );
  const isAtFocus = ({ by }: Utterance) => by === 'focus' || by === 'change';
  const focused = heard.filter(isAtFocus);
  // Omits the second reading of a dialog, which is focused again when its content replaces the skeleton.
  const once = focused.filter(
    ({ by, text }, index) => by !== 'focus' || text !== focused[index - 1]?.text,
  );
  const inOrder = [...once, ...heard.filter((one) => !isAtFocus(one))];
  const lines = inOrder.map(({ by, text }) => {
    const how = { focus: '', change: ' (changed)', polite: ' (news)', assertive: ' (alert)' }[by];
    return `- ${hideChanging(text)}${how}`;
  });
  return lines.length > 0 ? lines : ['- (nothing)'];
}

/** Records what a screen reader would say while a user acts. */
export class Transcript {
  readonly #page: Page;
  readonly #path: string;
  readonly #stored: string | undefined;
  readonly #lines: string[];

  private constructor(page: Page, name: string, title: string) {
    this.#page = page;
    this.#path = join(folder, `${name}.md`);
    this.#stored = existsSync(this.#path) ? readFileSync(this.#path, 'utf8') : undefined;
    this.#lines = [`# ${title}`];
  }

  /** Begins a transcript, before the page is opened. */
  static async begin(page: Page, name: string, title: string): Promise<Transcript> {
    await page.addInitScript(script);
    return new Transcript(page, name, title);
  }

  /** Performs an action, waits until the stored lines were announced and nothing more follows, and records the announcements. */
  async step(what: string, act: () => Promise<unknown>): Promise<void> {
    // Announcements of the opened page do not belong to the first action.
    if (this.#lines.length === 1) await this.#waitForSilence(() => true);
    await this.#page.evaluate(() => window.speech?.clear()).catch(() => undefined);
    await act();
    this.#lines.push('', `**${what}**`, '');
    const isStored = (lines: string[]) => {
      const text = `${[...this.#lines, ...lines].join('\n')}\n`;
      return this.#stored === text || this.#stored?.startsWith(`${text}\n`) === true;
    };
    // After the first difference the test fails anyway, so no longer waits for the stored lines.
    const isCompared = !isWriting && this.#stored?.startsWith(this.#lines.join('\n')) === true;
    const heard = await this.#waitForSilence((lines) => !isCompared || isStored(lines));
    this.#lines.push(...toLines(heard));
  }

  /** Asserts that the transcript equals the stored transcript; writes it with WRITE_TRANSCRIPTS. */
  expectStored(): void {
    const text = `${this.#lines.join('\n')}\n`;
    if (isWriting) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(this.#path, text);
    }
    const path = this.#path;
    expect(text, `${path}; WRITE_TRANSCRIPTS=1 writes it`).toBe(readFileSync(path, 'utf8'));
  }

  async #waitForSilence(isComplete: (lines: string[]) => boolean): Promise<readonly Utterance[]> {
    const read = () => this.#page.evaluate(() => window.speech?.heard() ?? []).catch(() => []);
    const start = Date.now();
    let heard = await read();
    let silentSince = start;
    const isWaiting = () =>
      Date.now() - silentSince < pause ||
      (!isComplete(toLines(heard)) && Date.now() - start < patience);
    while (isWaiting()) {
      await this.#page.waitForTimeout(100);
      const now = await read();
      if (now.length !== heard.length) silentSince = Date.now();
      heard = now;
    }
    return heard;
  }
}
