import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Crosshair,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { defineMessages, useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { clampCrop, fullCrop, moveCrop, type Crop, type PictureSize } from './crop.ts';
import { Buttons } from './ImageCropper.styles.ts';
import { moveStep, zoomStep } from './useCropMoves.ts';

const messages = defineMessages({
  left: { id: 'ds.cropper.moveLeft', defaultMessage: 'Move left' },
  right: { id: 'ds.cropper.moveRight', defaultMessage: 'Move right' },
  up: { id: 'ds.cropper.moveUp', defaultMessage: 'Move up' },
  down: { id: 'ds.cropper.moveDown', defaultMessage: 'Move down' },
  center: { id: 'ds.cropper.moveCenter', defaultMessage: 'Centre' },
  out: { id: 'ds.cropper.zoomOut', defaultMessage: 'Zoom out' },
  in: { id: 'ds.cropper.zoomIn', defaultMessage: 'Zoom in' },
});

type CropButtonsProps = {
  /** The name of the group. */
  label: string;
  size: PictureSize;
  crop: Crop;
  onChange: (crop: Crop) => void;
};

/** Renders the buttons that move and zoom the section, for users who cannot drag. */
export function CropButtons({ label, size, crop, onChange }: CropButtonsProps) {
  const { formatMessage } = useIntl();
  const zoomBy = (step: number) => clampCrop(size, { ...crop, zoom: crop.zoom + step });
  const actions = [
    ['left', ArrowLeft, () => moveCrop(size, crop, -moveStep, 0)],
    ['right', ArrowRight, () => moveCrop(size, crop, moveStep, 0)],
    ['up', ArrowUp, () => moveCrop(size, crop, 0, -moveStep)],
    ['down', ArrowDown, () => moveCrop(size, crop, 0, moveStep)],
    ['center', Crosshair, () => clampCrop(size, { ...fullCrop, zoom: crop.zoom })],
    ['out', ZoomOut, () => zoomBy(-zoomStep)],
    ['in', ZoomIn, () => zoomBy(zoomStep)],
  ] as const;
  return (
    // Left is left in every language, as in the picture.
    <Buttons data-part="buttons" role="group" aria-label={label} dir="ltr">
      {actions.map(([name, icon, getNext]) => (
        <IconButton
          key={name}
          size="sm"
          aria-label={formatMessage(messages[name])}
          onPress={() => onChange(getNext())}
        >
          <Icon as={icon} size={18} />
        </IconButton>
      ))}
    </Buttons>
  );
}
