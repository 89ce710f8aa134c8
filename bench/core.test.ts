import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Validates an empty value, and throws if the validation imports React or styled-components. */
const script = `
import { registerHooks } from 'node:module';
registerHooks({
  resolve(name, context, next) {
    if (/^react|^styled-components/.test(name)) throw new Error('The core imports ' + name);
    return next(name, context);
  },
});
const { validate } = await import('@byline/design-system/validation');
console.log(validate('', { required: true }).text);
`;

test('the validation runs in plain Node, without React and styled-components', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(output.trim()).toBe('This field is required.');
});
