import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { afterSpeech, expectSpeech } from '../../testing/expectSpeech.ts';
import { recordSpeech, type SpeechRecorder } from '../../testing/recordSpeech.ts';
import { LiveText } from './LiveText.tsx';

let speech: SpeechRecorder;
beforeEach(() => {
  speech = recordSpeech();
});
afterEach(() => speech.stop());

const wait = () => act(afterSpeech);

async function show(...texts: (string | null)[]): Promise<void> {
  const [first, ...others] = texts;
  const { rerender } = renderInDesignSystem(<LiveText>{first}</LiveText>);
  for (const text of others) {
    await wait();
    rerender(<LiveText>{text && <b>{text}</b>}</LiveText>);
  }
  await wait();
}

test('announces each change of its text once, but not the first text', async () => {
  await show('10 jobs', '3 jobs', '3 jobs', null, '1 job');
  expectSpeech(speech.heard(), ['3 jobs', '1 job']);
  expect(speech.faults()).toEqual([]);
});

test('announces a text that comes later', async () => {
  await show(null, 'Saved.');
  expectSpeech(speech.heard(), ['Saved.']);
});

test('announces the first text if it is news', async () => {
  renderInDesignSystem(<p />);
  await wait();
  renderInDesignSystem(<LiveText isNews>We sent a code.</LiveText>);
  await wait();
  expectSpeech(speech.heard(), ['We sent a code.']);
});

test.each([{ inert: true }, { 'aria-hidden': true } as const])(
  'announces nothing within a part that is %o',
  async (part) => {
    const texts = ['1 job', '2 jobs'];
    const { rerender } = renderInDesignSystem(<div />);
    for (const text of texts) {
      rerender(
        <div {...part}>
          <LiveText>{text && <b>{text}</b>}</LiveText>
        </div>,
      );
      await wait();
    }
    expectSpeech(speech.heard(), []);
  },
);

test('several with the same text are heard once', async () => {
  renderInDesignSystem(<p />);
  await wait();
  renderInDesignSystem(
    <>
      <LiveText isNews>Loading…</LiveText>
      <LiveText isNews>Loading…</LiveText>
    </>,
  );
  await wait();
  expectSpeech(speech.heard(), ['Loading…']);
});
