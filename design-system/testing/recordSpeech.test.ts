import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { afterSpeech as wait, expectSpeech } from './expectSpeech.ts';
import { recordSpeech, type SpeechRecorder } from './recordSpeech.ts';

let speech: SpeechRecorder;
let page: HTMLElement;

beforeEach(async () => {
  page = document.body.appendChild(document.createElement('main'));
  speech = recordSpeech();
  await wait();
});
afterEach(() => {
  speech.stop();
  page.remove();
});

/** Shows markup, then waits for two frames. */
async function show(html: string): Promise<void> {
  page.innerHTML = html;
  await wait();
}

/** Sets the text of an element, then waits for two frames. */
async function write(selector: string, text: string): Promise<void> {
  (page.querySelector(selector) as HTMLElement).textContent = text;
  await wait();
}

const politeRegions = ['<p role="status"></p>', '<p aria-live="polite"></p>', '<output></output>'];
const regions = [...politeRegions, '<p role="alert"></p>'];

describe('a live region', () => {
  test.each(regions)('%s is read when it was empty before', async (html) => {
    await show(html);
    await write(':first-child', 'Saved.');
    expectSpeech(speech.heard(), ['Saved.']);
    expect(speech.faults()).toEqual([]);
  });

  // An alert is read even then.
  test.each(politeRegions)('%s is not read when it comes with its text', async (html) => {
    await show(html.replace('><', '>Saved.<'));
    expectSpeech(speech.heard(), []);
    expect(speech.faults()).toMatchObject([{ kind: 'region born with its text', text: 'Saved.' }]);
  });

  test('is not read when its text comes in the same frame as the region', async () => {
    page.innerHTML = '<p role="status"></p>';
    await Promise.resolve();
    await write('p', 'Saved.');
    expectSpeech(speech.heard(), []);
    expect(speech.faults()).toHaveLength(1);
  });

  test('is not read when it returns to the page with its text', async () => {
    await show('<p role="status"></p>');
    const region = page.querySelector('p') as HTMLElement;
    region.remove();
    await wait();
    region.textContent = 'Saved.';
    page.append(region);
    await wait();
    expectSpeech(speech.heard(), []);
    expect(speech.faults()).toMatchObject([{ kind: 'region born with its text', text: 'Saved.' }]);
  });

  test('is not read when it is shown with its text', async () => {
    await show('<div hidden><p role="status">Saved.</p></div>');
    expect(speech.faults()).toEqual([]);
    page.querySelector('div')?.removeAttribute('hidden');
    await wait();
    expectSpeech(speech.heard(), []);
    expect(speech.faults()).toHaveLength(1);
  });

  test('that is an alert is read even if it comes with its text', async () => {
    await show('<p role="alert">Failed.</p>');
    expectSpeech(speech.heard(), ['Failed.']);
    expect(speech.heard()[0]).toMatchObject({ by: 'assertive' });
  });

  test.each(['inert', 'aria-hidden="true"', 'hidden', 'style="visibility: hidden"'])(
    'is not read in a part with %s',
    async (attribute) => {
      await show(`<div ${attribute}><p role="status"></p></div>`);
      await write('p', 'Saved.');
      expectSpeech(speech.heard(), []);
    },
  );

  test('is not read behind a modal dialog', async () => {
    await show('<p role="status"></p><div role="dialog" aria-modal="true"><i></i></div>');
    await write('p', 'Saved.');
    expectSpeech(speech.heard(), []);
  });

  test('is read as a whole if it is a status; of a log, only additions are read', async () => {
    await show('<p role="status"><b></b><i>left</i></p><ol role="log"><li>One</li></ol>');
    speech.clear();
    await write('b', '2 ');
    page.querySelector('ol')?.insertAdjacentHTML('beforeend', '<li>Two</li>');
    await wait();
    expectSpeech(speech.heard(), ['2 left', 'Two']);
  });

  test('is read once if its text changes twice in a frame', async () => {
    await show('<p role="status"></p>');
    const region = page.querySelector('p') as HTMLElement;
    region.textContent = '1 job';
    await Promise.resolve();
    await write('p', '3 jobs');
    expectSpeech(speech.heard(), ['3 jobs']);
  });

  test('is read again when the same text is written again', async () => {
    await show('<div role="log" aria-relevant="additions"></div>');
    for (const text of ['Copied.', 'Copied.']) {
      page.querySelector('div')?.insertAdjacentHTML('beforeend', `<p>${text}</p>`);
      await wait();
    }
    expectSpeech(speech.heard(), ['Copied.', 'Copied.']);
  });
});

describe('the element that has the focus', () => {
  test('is read as name, role, states, value and description', async () => {
    await show(
      '<label for="e">Email</label><input id="e" required value="a" aria-describedby="h"><p id="h">For receipts.</p>',
    );
    page.querySelector('input')?.focus();
    await wait();
    expectSpeech(speech.heard(), ['Email, textbox, required, a, For receipts.']);
  });

  test('is read with its error once, even if two attributes refer to it', async () => {
    await show(
      '<input aria-label="Email" aria-invalid="true" aria-errormessage="m" aria-describedby="m"><p id="m">Not valid.</p>',
    );
    page.querySelector('input')?.focus();
    await wait();
    expectSpeech(speech.heard(), ['Email, textbox, invalid, Not valid.']);
  });

  test('is read after the dialog around it and its description, when the focus enters the dialog', async () => {
    await show(
      '<div role="alertdialog" aria-label="Withdraw?" aria-describedby="d"><p id="d">For ever.</p><button>Keep</button></div>',
    );
    page.querySelector('button')?.focus();
    await wait();
    expectSpeech(speech.heard(), ['Withdraw?, alertdialog, For ever.; Keep, button']);
  });

  test('is read again when its name, state or description changes', async () => {
    await show('<button aria-expanded="false" aria-describedby="d">More</button><p id="d">Old</p>');
    const button = page.querySelector('button') as HTMLElement;
    button.focus();
    await wait();
    speech.clear();
    button.textContent = 'Less';
    button.setAttribute('aria-expanded', 'true');
    await write('p', 'New');
    expectSpeech(speech.heard(), ['Less, expanded, New']);
  });

  test('is read with its active descendant, such as the option of a combo box', async () => {
    await show('<input role="combobox" aria-label="Country"><p role="option" id="o">Italy</p>');
    const input = page.querySelector('input') as HTMLElement;
    input.focus();
    await wait();
    input.setAttribute('aria-activedescendant', 'o');
    await wait();
    expectSpeech(speech.heard(), ['Country, combobox', 'Italy, option']);
  });

  test('is not read if the focus moves on within the frame', async () => {
    await show('<button>One</button><button>Two</button>');
    for (const button of page.querySelectorAll('button')) button.focus();
    await wait();
    expectSpeech(speech.heard(), ['Two, button']);
  });
});

describe('the faults', () => {
  test('include a name that changes again and again while the element has the focus', async () => {
    await show('<button>Resend in 3</button>');
    page.querySelector('button')?.focus();
    await wait();
    for (const second of [2, 1]) await write('button', `Resend in ${second}`);
    expect(speech.faults()).toEqual([]);
    await write('button', 'Resend');
    expect(speech.faults()).toMatchObject([{ kind: 'name that keeps changing', text: 'Resend' }]);
  });

  test.each([
    ['aria-invalid="true"', ''],
    ['', 'Wrong.'],
  ])('include an invalid field (%s) without a message', async (attribute, validity) => {
    await show(`<input aria-label="Email" ${attribute}>`);
    page.querySelector('input')?.setCustomValidity(validity);
    expect(speech.faults()).toMatchObject([{ kind: 'invalid without message' }]);
  });

  test.each(['required', 'required aria-invalid="false"', 'disabled', 'aria-hidden="true"'])(
    'do not include a field that is only %s',
    async (attribute) => {
      await show(`<input aria-label="Email" ${attribute}>`);
      if (attribute !== 'required') page.querySelector('input')?.setCustomValidity('Wrong.');
      expect(speech.faults()).toEqual([]);
    },
  );
});

test('the error of expectSpeech lists what was expected and what was heard', () => {
  const heard = [{ at: 0, by: 'polite', text: 'Saved.' } as const];
  expect(() => expectSpeech(heard, ['Saved.', 'Saved.'])).toThrow(
    'Expected to hear:\n  Saved.\n  Saved.\nHeard:\n  Saved.',
  );
  expect(() => expectSpeech([...heard, ...heard], ['Saved.'])).toThrow('Heard');
  expect(() => expectSpeech([], ['Saved.'])).toThrow('(nothing)');
});
