import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectSpeech } from '../../testing/expectSpeech.ts';
import { recordSpeech } from '../../testing/recordSpeech.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { fullCrop, type Crop } from './crop.ts';
import { ImageCropper } from './ImageCropper.tsx';
import { passTime } from '../../testing/passTime.ts';

/** Renders a controlled cropper of a picture of 900 × 600 px. Returns its section and a function that returns the last crop. */
function renderCropper() {
  const onChange = vi.fn<(crop: Crop) => void>();
  function ControlledCropper() {
    const [crop, setCrop] = useState(fullCrop);
    const change = (next: Crop) => {
      onChange(next);
      setCrop(next);
    };
    return <ImageCropper aria-label="Your picture" src="/me.jpg" value={crop} onChange={change} />;
  }
  renderInDesignSystem(<ControlledCropper />);
  const picture = document.querySelector('img');
  if (!picture) throw new Error('The picture is missing.');
  vi.spyOn(picture, 'naturalWidth', 'get').mockReturnValue(900);
  vi.spyOn(picture, 'naturalHeight', 'get').mockReturnValue(600);
  fireEvent.load(picture);
  return { section: screen.getByRole('application'), last: () => onChange.mock.lastCall?.[0] };
}

test('the picture can be moved and zoomed with the keyboard, and the description explains how', async () => {
  const { section, last } = renderCropper();
  expect(section).toHaveAccessibleName('Your picture: crop area');
  expect(section).toHaveAccessibleDescription(/arrow keys/);
  await userEvent.tab();
  expect(section).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  // A key moves by 5% of the section, and the picture is 1.5 times as wide as the section.
  expect(last()?.x).toBeCloseTo(0.5 + 0.05 / 1.5);
  // The section is as high as the picture, so there is no room to move down before zooming.
  await userEvent.keyboard('{ArrowDown}');
  expect(last()?.y).toBe(0.5);
  // Each key changes the zoom by 0.1.
  await userEvent.keyboard('+++');
  expect(last()?.zoom).toBeCloseTo(1.3);
  await userEvent.keyboard('{ArrowDown}-');
  expect(last()?.y).toBeGreaterThan(0.5);
  expect(last()?.zoom).toBeCloseTo(1.2);
});

test('the slider zooms, up to four times', async () => {
  const { last } = renderCropper();
  const zoom = screen.getByRole('slider', { name: 'Zoom' });
  zoom.focus();
  await userEvent.keyboard('{End}');
  expect(last()?.zoom).toBe(4);
  await userEvent.keyboard('{Home}');
  expect(last()).toEqual(fullCrop);
});

const wait = (ms = 100) => passTime(ms);

test('the buttons move, centre and zoom the picture, and its position is announced', async () => {
  const { last } = renderCropper();
  await wait();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const speech = recordSpeech();
  // The recorder reads only regions that it has known for a frame.
  await wait();
  await press('Zoom in');
  await press('Zoom in');
  await wait();
  expect(last()?.zoom).toBeCloseTo(1.2);
  // At a zoom of 1.2, eight steps of 5% reach the right edge, and two the top edge; the ninth step changes nothing.
  for (let count = 0; count < 9; count++) await press('Move right');
  await press('Move up');
  await press('Move up');
  await wait();
  expect(last()?.x).toBeGreaterThan(0.6);
  expect(last()?.y).toBeLessThan(0.45);
  await press('Centre');
  expect(last()).toEqual({ x: 0.5, y: 0.5, zoom: last()?.zoom });
  await press('Move left');
  await press('Move down');
  expect(last()?.x).toBeLessThan(0.5);
  expect(last()?.y).toBeGreaterThan(0.5);
  await press('Zoom out');
  const announcements = speech
    .heard()
    .filter(({ by }) => by === 'polite')
    .map(({ text }) => text);
  expect(announcements.slice(0, 2)).toEqual(['110%, centre', '120%, centre']);
  expect(announcements).toContain('120%, top right');
  speech.stop();
});

test('screen readers read the position on focus, and each change by a key once', async () => {
  const { section } = renderCropper();
  await wait();
  const speech = recordSpeech();
  // The recorder reads only regions that it has known for a frame.
  await wait();
  act(() => section.focus());
  await wait();
  await userEvent.keyboard('+');
  await wait();
  expectSpeech(speech.heard(), [
    /^Your picture: crop area, application, 100%, centre Drag the picture/,
    '110%, centre',
  ]);
  speech.stop();
  act(() => section.blur());
  expect(section).toHaveAccessibleDescription(/^110%, centre/);
});

test('the value of the zoom slider is the shown percentage', async () => {
  renderCropper();
  const zoom = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });
  zoom.focus();
  // Three steps of 10%.
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(zoom).toHaveAttribute('aria-valuetext', '130%');
  expect(zoom).toHaveValue('130');
  expect(screen.getByText('130%')).toBeVisible();
});

// openlayers/openlayers 14946, UI5/openui5 1270: keys of the browser are taken.
test('keys that zoom the page or go back in the history are left to the browser', () => {
  const { section, last } = renderCropper();
  for (const [key, modifier] of [
    ['+', 'ctrlKey'],
    ['-', 'metaKey'],
    ['ArrowLeft', 'altKey'],
  ] as const) {
    // `fireEvent` returns false if a handler has prevented the key's default action.
    expect(fireEvent.keyDown(section, { key, [modifier]: true })).toBe(true);
  }
  expect(last()).toBeUndefined();
});

// CanHub/Android-Image-Cropper 655: the picture jumps between two fingers.
test('the picture follows the first of two fingers', () => {
  const { section, last } = renderCropper();
  section.setPointerCapture = vi.fn();
  // In a section of 100 px, the first finger moves by 5 px, which is 5% of the section.
  vi.spyOn(section, 'clientWidth', 'get').mockReturnValue(100);
  fireEvent.pointerDown(section, { pointerId: 1, button: 0, clientX: 50 });
  fireEvent.pointerDown(section, { pointerId: 2, button: 0, clientX: 90 });
  fireEvent.pointerMove(section, { pointerId: 2, clientX: 0 });
  fireEvent.pointerUp(section, { pointerId: 2 });
  expect(last()).toBeUndefined();
  fireEvent.pointerMove(section, { pointerId: 1, clientX: 45 });
  expect(last()?.x).toBeCloseTo(0.5 + 0.05 / 1.5);
});
