import { expect, test } from 'vitest';
import { matchStroke, toStroke } from './strokes.ts';

const isApple = true;
const isOther = false;

const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ key: 'j' }, 'j'],
  [{ key: 'J' }, 'j'], // Caps Lock
  [{ key: 'J', shiftKey: true }, ''],
  [{ key: '?', shiftKey: true }, '?'],
  [{ key: '/', shiftKey: true }, '/'], // a German keyboard
  [{ key: 'ل', code: 'KeyG' }, 'g'],
  [{ key: '٢', code: 'Digit2' }, '2'],
  [{ key: 'é', code: 'Digit2' }, 'é'], // a French keyboard
  [{ key: '؟', code: 'Slash', shiftKey: true }, '?'],
  [{ key: 'k', ctrlKey: true }, 'Mod+k'],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, ''],
  [{ key: 'k', metaKey: true }, ''],
  [{ key: 'k', altKey: true }, ''],
  [{ key: 'Enter' }, ''],
  [{}, ''], // Chrome fills in a form
])('%o becomes the stroke "%s"', (press, stroke) => {
  expect(toStroke({ ...plain, ...press }, isOther)).toBe(stroke);
});

test('on Apple devices ⌘ replaces Ctrl', () => {
  expect(toStroke({ ...plain, key: 'k', metaKey: true }, isApple)).toBe('Mod+k');
  expect(toStroke({ ...plain, key: 'k', ctrlKey: true }, isApple)).toBe('');
});

test.each([
  ['', 'g', null, 'g'],
  ['g', 'j', 'g j', ''],
  ['g', 'x', null, ''],
  ['g', '?', '?', ''],
  ['g', 'g', null, 'g'],
  ['', 'j', null, ''],
])('after "%s" the key %s makes %s', (before, stroke, match, pending) => {
  expect(matchStroke(['g j', '?'], before, stroke)).toEqual({ match, pending });
});
