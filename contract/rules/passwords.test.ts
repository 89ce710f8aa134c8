import { expect, test } from 'vitest';
import { findWeakness } from './passwords.ts';

/** The texts that count as common passwords. “plumeria” is none of them, but a sequence of digits beside it makes a password weak. */
const common = new Set(['password', '12345678', 'sunshine', 'otter', 'kitchen', 'demo']);
const context = { product: 'Byline', own: ['maya.tan@solstice.example', 'Maya Tan'] };
const check = (password: string) => findWeakness(password, context, (text) => common.has(text));

test.each([
  ['12345678', 'common'],
  ['PASSWORD', 'common'],
  ['Password2026', 'common'],
  ['p@ssw0rd99', 'common'],
  ['otter-1234', 'common'],
  ['!!kitchen!!', 'common'],
  ['plumeria123', 'common'],
  ['plumeria4321', 'common'],
  ['777plumeria', 'common'],
  ['1212plumeria', 'common'],
  ['kitchenkitchen', 'common'],
  ['12341234', 'common'],
  ['byline2026', 'product'],
  ['ByLine!ByLine', 'product'],
  ['8yline-by1ine', null],
  ['my-byl1ne-99', 'product'],
  ['bylinebyline', 'product'],
  ['maya.tan@solstice.example', 'own'],
  ['MayaTan1990', 'own'],
  ['tan-maya-77', 'own'],
  ['solstice88!', 'own'],
  ['m@y@t@n2026', 'own'],
  ['solstice-otter-walk', null],
  ['byline otters walk', null],
  ['lantern-orbit-42', null],
  ['otters walk home', null],
  ['plumeria84', null],
  ['plumeria-2957', null],
  ['correcthorsebattery123', null],
  ['a walk by the sea', null],
  ['Demo-pass-1', null],
  ['8f3kQz0v', null],
  ['كلمة سر طويلة', null],
])('the weakness of the password %s is %s', (password, weakness) => {
  expect(check(password)).toBe(weakness);
});
