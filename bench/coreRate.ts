import { validate } from '@byline/design-system/validation';

const checkCount = 3_000_000;
const values = ['mia@demo.test', 'mia@demo', ''];
const rules = { required: true, email: true } as const;
const address = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/** Validations per second on one processor core, in millions: by the library, and by the same checks written by hand. */
export type CoreRate = { name: string; millions: number };

/** Checks the same two rules as `rules`; returns the error message, or null. */
function checkByHand(value: string): string | null {
  if (value.trim() === '') return 'This field is required.';
  return address.test(value) ? null : 'Email is not valid.';
}

/** Checks `checkCount` values, after as many warm-up checks. Throws unless two thirds are invalid. */
function rate(name: string, check: (value: string) => unknown): CoreRate {
  let invalid = 0;
  const run = () => {
    const start = performance.now();
    for (let index = 0; index < checkCount; index += 1) {
      if (check(values[index % values.length] ?? '') !== null) invalid += 1;
    }
    return performance.now() - start;
  };
  run();
  const time = run();
  // In each of the two runs, two of the three values are invalid.
  if (invalid !== 2 * 2 * (checkCount / values.length))
    throw new Error(`${name} returned wrong results`);
  // Checks per ms are thousands of checks per second.
  return { name, millions: checkCount / time / 1000 };
}

/** Measures both implementations on values of which a third are valid, a third invalid and a third empty. */
export function measureCore(): CoreRate[] {
  return [
    rate('this kit', (value) => validate(value, rules, { label: 'Email' })),
    rate('checks by hand', checkByHand),
  ];
}
