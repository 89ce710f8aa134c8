import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Key, Tab } from './engine.ts';

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** What a visitor looks for: an element by role and name, a field by label, or a text. */
export type Target = (
  | { role: string; name?: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp }
) & {
  /** Role of the element that contains the target, such as `dialog`. */
  within?: string;
};

// Runs in the page. Returns the centre of the element, and whether anything covers it. Ignores #prerendered, the copy of the page that is
// shown until the page has loaded. A label may cover its field, because a click on the label reaches the field.
const locate = `
  const [query] = args;
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom;
  const toMatcher = (value) => (Array.isArray(value) ? new RegExp(...value) : value);
  const scope = query.within ? queryAllByRole(document.body, query.within).at(-1) : document.body;
  if (!scope) return { state: 'missing' };
  const [element] = (
    query.role !== undefined ? queryAllByRole(scope, query.role, { name: toMatcher(query.name) })
    : query.label !== undefined ? queryAllByLabelText(scope, toMatcher(query.label))
    : queryAllByText(scope, toMatcher(query.text))
  ).filter((one) => !one.closest('#prerendered'));
  if (!element) return { state: 'missing' };
  const label = element.closest('label');
  const look = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    const top = document.elementFromPoint(at.x, at.y);
    return { ...at, isClear: Boolean(top) && (element.contains(top) || Boolean(label?.contains(top))) };
  };
  let { isClear, ...at } = look();
  // Scrolls only if the element is out of view, because lists close when the page scrolls.
  if (!isClear) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    ({ isClear, ...at } = look());
  }
  return { state: isClear ? 'clear' : 'covered', ...at, value: element.value, text: element.textContent };
`;

type Located = { state: string; x: number; y: number; value?: string; text: string };

function describe(target: Target): string {
  return JSON.stringify(target, (_key, value: unknown) =>
    value instanceof RegExp ? String(value) : value,
  );
}

/** Uses a page like a person: finds elements that are on screen, clicks them and types. */
export class Visitor {
  readonly tab: Tab;
  readonly origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.origin = origin;
  }

  /** Opens a path of the portal. */
  open(path: string): Promise<void> {
    return this.tab.open(`${this.origin}${path}`);
  }

  /** Waits until the target is on screen, and returns its text and value. */
  async see(target: Target, seconds = 30): Promise<Located> {
    const query = JSON.parse(
      JSON.stringify(target, (_key, value: unknown) =>
        value instanceof RegExp ? [value.source, value.flags] : value,
      ),
    ) as object;
    const until = Date.now() + seconds * 1000;
    let last = 'missing';
    while (Date.now() < until) {
      try {
        const located = await this.#locate(query);
        if (located.state === 'clear') return located;
        last = located.state;
      } catch (error) {
        // The script fails while the previous page is being unloaded.
        last = String(error);
      }
      await wait(100);
    }
    const address = await this.tab.run<string>('return location.href');
    throw new Error(`${describe(target)} is ${last} on ${address}.`);
  }

  async #locate(query: object): Promise<Located> {
    if (!(await this.tab.run<boolean>('return "TestingLibraryDom" in window'))) {
      await this.tab.run(testingLibrary);
    }
    return this.tab.run<Located>(locate, query);
  }

  /** Clicks on the target once it is on screen. */
  async click(target: Target): Promise<void> {
    const { x, y } = await this.see(target);
    await this.tab.click(x, y);
  }

  /** Clicks into a field, and types. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.tab.type(text);
  }

  /** Presses a key in the focused element, with a modifier if given. */
  press(key: Key, modifier?: 'Control' | 'Shift'): Promise<void> {
    return this.tab.press(key, modifier);
  }

  /** Waits until the address matches. */
  async arrive(address: RegExp): Promise<void> {
    const until = Date.now() + 30_000;
    let current = '';
    while (Date.now() < until) {
      current = await this.tab.run<string>('return location.href').catch(() => '');
      if (address.test(current)) return;
      await wait(100);
    }
    throw new Error(`The address is ${current}, not ${String(address)}.`);
  }

  /** Waits until an API response, requested in this visitor's session, fulfils a condition; then reloads the page. */
  async waitFor<Body>(path: string, isDone: (body: Body) => boolean): Promise<void> {
    const until = Date.now() + 60_000;
    while (Date.now() < until) {
      const body = await this.tab.run<Body>(
        'return (await fetch(args[0], { headers: { Accept: "application/json" } })).json()',
        path,
      );
      // Waits for the reload to finish, because Firefox aborts a navigation during a reload.
      if (isDone(body)) return this.tab.open(await this.tab.run<string>('return location.href'));
      await wait(200);
    }
    throw new Error(`${path} did not change in time.`);
  }
}
