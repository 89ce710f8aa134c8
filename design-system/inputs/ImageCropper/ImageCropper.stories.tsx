import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { fullCrop, type Crop } from './crop.ts';
import { ImageCropper, type ImageCropperProps } from './ImageCropper.tsx';

// A landscape picture as a data URL.
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 900 600"><rect width="900" height="600" fill="#bcd8ee"/><circle cx="640" cy="170" r="80" fill="#f3c14b"/><path d="M0 600V420L220 220L480 470L660 320L900 520V600Z" fill="#4f7a5b"/></svg>',
)}`;

function ControlledCropper({ value, onChange, ...props }: ImageCropperProps) {
  const [crop, setCrop] = useState(value);
  return (
    <ImageCropper
      {...props}
      value={crop}
      onChange={(next) => {
        onChange(next);
        setCrop(next);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/ImageCropper',
  component: ImageCropper,
  args: { 'aria-label': 'Your picture', src: picture, value: fullCrop, onChange: fn() },
  render: (args) => <ControlledCropper {...args} />,
} satisfies Meta<typeof ImageCropper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** For pictures that are shown round: the corners are dark. */
export const Circle: Story = { args: { shape: 'circle' } };

/** The picture is moved and zoomed with the keyboard. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement).getByRole('application');
    await userEvent.tab();
    await expect(section).toHaveFocus();
    await userEvent.keyboard('++{ArrowRight}');
    const crop = mocked(args.onChange).mock.lastCall?.[0] as Crop | undefined;
    await expect(crop?.zoom).toBeCloseTo(1.2);
    await expect(crop?.x).toBeGreaterThan(0.5);
    await expect(crop?.y).toBe(0.5);
  },
};

/** The picture is moved and zoomed with buttons, without dragging. */
export const ByButtons: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move right' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Centre' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 0.5, y: 0.5, zoom: 1.1 });
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Inline gap="xl" align="start">
      <ControlledCropper {...args} />
      <ControlledCropper {...args} shape="circle" value={{ x: 0.7, y: 0.3, zoom: 2 }} />
    </Inline>
  ),
};
