import { expect } from 'vitest';

declare module 'vitest' {
  // An extended interface must have the type parameters of the original.
  // eslint-disable-next-line typescript/no-explicit-any
  interface Matchers<R, T> {
    /** The field of a control shows this error, which need not be announced yet. */
    toShowError: (message: string | RegExp) => R;
  }
}

expect.extend({
  toShowError(control: HTMLElement, message: string | RegExp) {
    let root: HTMLElement | null = control;
    while (root && !root.querySelector('[id$="-message"]')) root = root.parentElement;
    const error = root?.querySelector('[data-part="error"]')?.textContent ?? '';
    const pass = typeof message === 'string' ? error === message : message.test(error);
    return { pass, message: () => `The field shows “${error}”; expected “${String(message)}”.` };
  },
});
