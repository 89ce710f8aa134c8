import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ruleTable } from '../../design-system/validation/ruleTable.ts';
import { sampleTexts, speak, translate } from './sampleTexts.ts';
import { findStoryTexts, sayLater } from './storyTexts.ts';

afterEach(() => speak('en'));

test.each(Object.keys(sampleTexts))('every text that a story shows can be read in %s', (locale) => {
  const ofRules = ruleTable.flatMap(({ rule, label, cases }) => [
    // Names of rules are code.
    ...(rule.includes(' ') ? [rule] : []),
    label,
    ...cases.map(({ what }) => what),
  ]);
  const shown = [...findStoryTexts().keys(), ...ofRules];
  const missing = shown.filter((text) => !sampleTexts[locale]?.[text]);
  expect(missing).toEqual([]);
});

test('the languages have the same texts', () => {
  const [first, ...others] = Object.values(sampleTexts).map((texts) => Object.keys(texts).sort());
  for (const other of others) expect(other).toEqual(first);
});

test('texts are found wherever a story has them', () => {
  speak('ar');
  const story = createElement(
    'p',
    { title: 'City', options: [{ label: ' City ' }] } as object,
    'Week 12',
    '-',
  );
  const { props } = translate(story);
  const city = sampleTexts['ar']?.['City'] ?? '';
  expect(props).toMatchObject({ title: city });
  expect(props).toHaveProperty('children.0', sampleTexts['ar']?.['Week #']?.replace('#', '12'));
  expect(props).toHaveProperty('options.0.label', ` ${city} `);
  expect(props).toHaveProperty('children.1', '-');
});

test('what has no such text stays the same, and so does what was translated', () => {
  const options = [{ value: 'city', label: 'City' }];
  const circle: Record<string, unknown> = { text: 'nothing of a story' };
  circle['self'] = circle;
  expect(translate(options)).toBe(options);
  speak('ar');
  expect(translate(circle)).toBe(circle);
  expect(translate(options)).toBe(translate(options));
  expect(translate(options)).not.toBe(options);
});

test('a text of a function is looked up when it is said, and no other', () => {
  const code = `
    const title = 'Two words';
    const answer = () => ({ 'Two words': 'x', error: 'Not that one.', of: <b title="Two words">Two words</b> });
    export const Story = { play: () => find('Not that one.') };`;
  expect(sayLater('Some.stories.tsx', code, 'say')).toBe(
    code.replace("'Not that one.'", "say('Not that one.')"),
  );
});
