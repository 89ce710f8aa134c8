import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import en from '../../i18n/en.json' with { type: 'json' };
import { exampleStep, exampleSubmission } from '../../testing/examples.ts';
import { DraftConflict } from './DraftConflict.tsx';

// jsdom does not implement it.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function renderConflict(changes: Parameters<typeof exampleSubmission>[0]) {
  const submission = exampleSubmission({ caption: '', links: [], state: 'draft', ...changes });
  render(
    <IntlProvider locale="en" messages={en}>
      <DraftConflict theirs={exampleStep({ submission })} onChoose={() => undefined} />
    </IntlProvider>,
  );
}

test('the link and notes that another device has saved are shown, also without a caption', () => {
  renderConflict({
    step: 'live',
    links: ['https://www.tiktok.com/@maya/video/7301'],
    notes: 'Posted a day early.',
  });
  expect(screen.getByText(/tiktok\.com\/@maya\/video\/7301/)).toBeVisible();
  expect(screen.getByText('Posted a day early.')).toBeVisible();
  expect(screen.queryByText('–')).toBeNull();
});

test('the figures that another device has saved are shown', () => {
  renderConflict({ step: 'insight', metrics: { views: 12_345, saves: 0 } });
  const getFigure = (name: string) => screen.getByText(name).closest('dt')?.nextElementSibling;
  expect(getFigure('Views')).toHaveTextContent(/^12,345$/);
  expect(getFigure('Saves')).toHaveTextContent(/^0$/);
  expect(screen.queryByText('Likes')).toBeNull();
});

test('a draft without any content is shown as a dash', () => {
  renderConflict({});
  expect(screen.getByText('–')).toBeVisible();
});
