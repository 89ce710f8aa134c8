import { useId, useState, type CSSProperties, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '../../primitives/Text/Text.tsx';
import { SliderField } from '../SliderField/SliderField.tsx';
import { clampCrop, getShownSize, maxZoom, type Crop, type PictureSize } from './crop.ts';
import { Root, Window } from './ImageCropper.styles.ts';
import { useCropMoves } from './useCropMoves.ts';

export type ImageCropperProps = {
  /** The accessible name: "Your picture". */
  label: string;
  /** The URL of the picture; for a chosen file its object URL. */
  src: string;
  /** The section (controlled). Use `fullCrop` initially. */
  value: Crop;
  /** Called with the section on each change. */
  onChange: (crop: Crop) => void;
  /**
   * The shape in which the picture will be shown. `circle` darkens the corners; the section is still a square.
   * @default 'square'
   */
  shape?: 'square' | 'circle';
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const noSize: PictureSize = { width: 1, height: 1 };
const zoomFormat: Intl.NumberFormatOptions = { style: 'percent' };

// Sizes are percentages of the window, translations percentages of the picture, as in CSS.
function getPictureStyle(size: PictureSize, crop: Crop): CSSProperties {
  const { width, height } = getShownSize(size, crop);
  return {
    '--crop-width': `${width * 100}%`,
    '--crop-height': `${height * 100}%`,
    '--crop-right': `${(0.5 / width - crop.x) * 100}%`,
    '--crop-down': `${(0.5 / height - crop.y) * 100}%`,
  } as CSSProperties;
}

/**
 * Selects a square section of a picture by dragging, or with the arrow keys, plus and minus. `cropImage` creates a file
 * of the section.
 */
export function ImageCropper({
  label,
  src,
  value,
  onChange,
  shape = 'square',
  ...root
}: ImageCropperProps) {
  const { formatMessage } = useIntl();
  const helpId = useId();
  const [size, setSize] = useState(noSize);
  const crop = clampCrop(size, value);
  const moves = useCropMoves(size, crop, onChange);
  return (
    <Root {...root}>
      {/* Pictures are not mirrored in right-to-left pages. */}
      <Window
        {...moves}
        dir="ltr"
        role="application"
        tabIndex={0}
        aria-label={formatMessage(
          { id: 'ds.cropper.window', defaultMessage: '{label}: crop area' },
          { label },
        )}
        aria-describedby={helpId}
        data-shape={shape}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          style={getPictureStyle(size, crop)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
      </Window>
      <Text id={helpId} tone="muted" size="sm">
        <FormattedMessage
          id="ds.cropper.help"
          defaultMessage="Drag the picture or use the arrow keys to move it. Zoom with + and −."
        />
      </Text>
      <SliderField
        label={formatMessage({ id: 'ds.cropper.zoom', defaultMessage: 'Zoom' })}
        min={1}
        max={maxZoom}
        step={0.1}
        formatOptions={zoomFormat}
        value={crop.zoom}
        onChange={(zoom) => onChange(clampCrop(size, { ...crop, zoom }))}
      />
    </Root>
  );
}
