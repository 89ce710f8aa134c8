import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { SpeechRecorder, Utterance } from '../../design-system/testing/recordSpeech.ts';
import { createSpeechScript } from './speechScript.ts';

const folder = 'docs/transcripts';
/** With this environment variable, transcripts are written in place of being compared. */
const isWriting = Boolean(process.env['WRITE_TRANSCRIPTS']);
/** Nothing more is said about an action after this pause, in ms. */
const pause = 1000;

declare global {
  interface Window {
    speech?: SpeechRecorder;
  }
}

const script = `if (window === top) addEventListener('DOMContentLoaded', () => { ${createSpeechScript()} });`;

// What differs between two runs: times, days and ids.
const changing: [RegExp, string][] = [
  [/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} [AP]M( UTC)?/g, '‹time›'],
  [/\d{2}\/\d{2}\/\d{4}/g, '‹day›'],
  [/\b\d{2}:\d{2} [AP]M\b/g, '‹time›'],
  [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2}( \d{4})?\b/g, '‹day›'],
  [/\b(in )?\d+ (second|minute|hour|day|week|month)s?( ago)?\b/g, '‹distance›'],
  [/\b(tomorrow|yesterday|next week|last week|next month|last month|now)\b/g, '‹distance›'],
  [/\bW-[\w-]+/g, '‹reference›'],
  [/\b\d:\d{2}\b/g, '‹countdown›'],
];

function hideChanging(text: string): string {
  return changing.reduce((kept, [pattern, name]) => kept.replaceAll(pattern, name), text);
}

/** Writes down what a screen reader would say while a user does something. */
export class Transcript {
  readonly #page: Page;
  readonly #name: string;
  readonly #lines: string[];

  private constructor(page: Page, name: string, title: string) {
    this.#page = page;
    this.#name = name;
    this.#lines = [`# ${title}`];
  }

  /** Begins a transcript, before the page is opened. */
  static async begin(page: Page, name: string, title: string): Promise<Transcript> {
    await page.addInitScript(script);
    return new Transcript(page, name, title);
  }

  /** Does something, waits until nothing more is said, and notes both. */
  async step(what: string, act: () => Promise<unknown>): Promise<void> {
    await this.#page.evaluate(() => window.speech?.clear()).catch(() => undefined);
    await act();
    const heard = await this.#waitForSilence();
    const lines = heard.map(({ by, text }) => {
      const how = { focus: '', change: ' (changed)', polite: ' (news)', assertive: ' (alert)' }[by];
      return `- ${hideChanging(text)}${how}`;
    });
    this.#lines.push('', `**${what}**`, '', ...(lines.length > 0 ? lines : ['- (nothing)']));
  }

  /** Compares the transcript with the stored one. */
  compare(): void {
    const path = join(folder, `${this.#name}.md`);
    const text = `${this.#lines.join('\n')}\n`;
    if (isWriting || !existsSync(path)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, text);
    }
    expect(text, `${path}; WRITE_TRANSCRIPTS=1 writes it`).toBe(readFileSync(path, 'utf8'));
  }

  async #waitForSilence(): Promise<readonly Utterance[]> {
    const read = () => this.#page.evaluate(() => window.speech?.heard() ?? []).catch(() => []);
    let heard = await read();
    for (let silentSince = Date.now(); Date.now() - silentSince < pause;) {
      await this.#page.waitForTimeout(100);
      const now = await read();
      if (now.length !== heard.length) silentSince = Date.now();
      heard = now;
    }
    return heard;
  }
}
