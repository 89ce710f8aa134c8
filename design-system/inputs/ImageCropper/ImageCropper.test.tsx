import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { fullCrop, type Crop } from './crop.ts';
import { ImageCropper } from './ImageCropper.tsx';

function renderCropper() {
  const onChange = vi.fn<(crop: Crop) => void>();
  function ControlledCropper() {
    const [crop, setCrop] = useState(fullCrop);
    const change = (next: Crop) => {
      onChange(next);
      setCrop(next);
    };
    return <ImageCropper label="Your picture" src="/me.jpg" value={crop} onChange={change} />;
  }
  renderInDesignSystem(<ControlledCropper />);
  const picture = document.querySelector('img');
  if (!picture) throw new Error('The picture is missing.');
  vi.spyOn(picture, 'naturalWidth', 'get').mockReturnValue(900);
  vi.spyOn(picture, 'naturalHeight', 'get').mockReturnValue(600);
  fireEvent.load(picture);
  return { section: screen.getByRole('application'), last: () => onChange.mock.lastCall?.[0] };
}

test('can be moved and zoomed with the keyboard, and describes how', async () => {
  const { section, last } = renderCropper();
  expect(section).toHaveAccessibleName('Your picture: crop area');
  expect(section).toHaveAccessibleDescription(/arrow keys/);
  await userEvent.tab();
  expect(section).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(last()?.x).toBeCloseTo(0.5 + 0.05 / 1.5);
  await userEvent.keyboard('{ArrowDown}');
  expect(last()?.y).toBe(0.5);
  await userEvent.keyboard('+++');
  expect(last()?.zoom).toBeCloseTo(1.3);
  await userEvent.keyboard('{ArrowDown}-');
  expect(last()?.y).toBeGreaterThan(0.5);
  expect(last()?.zoom).toBeCloseTo(1.2);
});

test('zooms with its slider, within the edges of the picture', async () => {
  const { last } = renderCropper();
  const zoom = screen.getByRole('slider', { name: 'Zoom' });
  zoom.focus();
  await userEvent.keyboard('{End}');
  expect(last()?.zoom).toBe(4);
  await userEvent.keyboard('{Home}');
  expect(last()).toEqual(fullCrop);
});
