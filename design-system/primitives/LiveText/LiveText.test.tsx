import { act, render } from '@testing-library/react';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { afterSpeech, expectSpeech } from '../../testing/expectSpeech.ts';
import { recordSpeech, type SpeechRecorder } from '../../testing/recordSpeech.ts';
import { useAnnouncement } from '../../internal/announcer.ts';
import { designSystemMessages } from '../../i18n/designSystemMessages.ts';
import { LiveText } from './LiveText.tsx';

let speech: SpeechRecorder;
beforeEach(() => {
  speech = recordSpeech();
});
afterEach(() => speech.stop());

const wait = () => act(afterSpeech);

/** Renders a live text, then changes it to the other texts, one after another. */
async function show(...texts: (string | null)[]): Promise<void> {
  const [first, ...others] = texts;
  const { rerender } = renderInDesignSystem(<LiveText>{first}</LiveText>);
  for (const text of others) {
    await wait();
    rerender(<LiveText>{text && <b>{text}</b>}</LiveText>);
  }
  await wait();
}

test('each change of a live text is announced once, but not the first text', async () => {
  await show('10 jobs', '3 jobs', '3 jobs', null, '1 job');
  expectSpeech(speech.heard(), ['3 jobs', '1 job']);
  expect(speech.faults()).toEqual([]);
});

test('a text is announced if there was none before', async () => {
  await show(null, 'Saved.');
  expectSpeech(speech.heard(), ['Saved.']);
});

test('the first text is announced with isNews', async () => {
  // A page without the text is rendered first, so that the text appears later.
  renderInDesignSystem(<p />);
  await wait();
  renderInDesignSystem(<LiveText isNews>We sent a code.</LiveText>);
  await wait();
  expectSpeech(speech.heard(), ['We sent a code.']);
});

test.each([{ inert: true }, { 'aria-hidden': true } as const])(
  'nothing is announced within a part with %o',
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

test('a text in an element with aria-live="off" is not announced', async () => {
  renderInDesignSystem(<p />);
  await wait();
  renderInDesignSystem(
    <>
      <LiveText isNews>
        <span aria-live="off">You are offline.</span>
      </LiveText>
      <LiveText isNews>You are online.</LiveText>
    </>,
  );
  await wait();
  expectSpeech(speech.heard(), ['You are online.']);
});

test('several live texts that are the same are announced once', async () => {
  // A page without the text is rendered first, so that the text appears later.
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

/** A page with a live text, and a note whose announcement has another number. */
function Page({ locale, count }: { locale: 'en' | 'ar'; count: number }) {
  const word = { en: 'jobs', ar: 'مهام' }[locale];
  return (
    <DesignSystemProvider locale={locale} messages={designSystemMessages[locale]}>
      <LiveText>{`${count} ${word}`}</LiveText>
      <Note text={count > 0 ? `${count + 100} ${word}` : ''} />
    </DesignSystemProvider>
  );
}

function Note({ text }: { text: string }) {
  useAnnouncement(text);
  return null;
}

test('no text is announced again because the language has changed', async () => {
  const { rerender } = render(<Page locale="en" count={0} />);
  const steps = [
    ['en', 1],
    ['ar', 1],
    ['ar', 2],
  ] as const;
  for (const [locale, count] of steps) {
    await wait();
    rerender(<Page locale={locale} count={count} />);
  }
  await wait();
  expectSpeech(speech.heard(), ['1 jobs 101 jobs', '2 مهام 102 مهام']);
});
