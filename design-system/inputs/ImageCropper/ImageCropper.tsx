import { useId, useState, type CSSProperties, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '../../primitives/Text/Text.tsx';
import { SliderField } from '../SliderField/SliderField.tsx';
import { clampCrop, mostZoom, shownSize, type Crop, type PictureSize } from './crop.ts';
import { Root, Window } from './ImageCropper.styles.ts';
import { useCropMoves } from './useCropMoves.ts';

export type ImageCropperProps = {
  /** What is cut: "Your picture". */
  label: string;
  /** The address of the picture; of a chosen file its object URL. */
  src: string;
  /** The section; `fullCrop` to begin with. */
  value: Crop;
  /** Called with the section at each step. */
  onChange: (crop: Crop) => void;
  /**
   * How the section is shown later; a circle darkens the corners. It is cut as a square.
   * @default 'square'
   */
  shape?: 'square' | 'circle';
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const noSize: PictureSize = { width: 1, height: 1 };
const zoomFormat: Intl.NumberFormatOptions = { style: 'percent' };

// In shares of the window's side; moved in shares of the picture's own, as CSS has it.
function placeOf(size: PictureSize, crop: Crop): CSSProperties {
  const { width, height } = shownSize(size, crop);
  return {
    '--crop-width': `${width * 100}%`,
    '--crop-height': `${height * 100}%`,
    '--crop-right': `${(0.5 / width - crop.x) * 100}%`,
    '--crop-down': `${(0.5 / height - crop.y) * 100}%`,
  } as CSSProperties;
}

/**
 * Chooses the square section of a picture: dragged, or by the arrow keys, plus and minus. `cropImage` writes the
 * section as a file.
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
      {/* The picture is no text: it lies the same in either direction. */}
      <Window
        {...moves}
        dir="ltr"
        role="application"
        tabIndex={0}
        aria-label={formatMessage(
          { id: 'ds.cropper.window', defaultMessage: '{label}: section' },
          { label },
        )}
        aria-describedby={helpId}
        data-shape={shape}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          style={placeOf(size, crop)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
      </Window>
      <Text id={helpId} tone="muted" size="sm">
        <FormattedMessage
          id="ds.cropper.help"
          defaultMessage="Drag it, or move it with the arrow keys. Zoom with + and −."
        />
      </Text>
      <SliderField
        label={formatMessage({ id: 'ds.cropper.zoom', defaultMessage: 'Zoom' })}
        min={1}
        max={mostZoom}
        step={0.1}
        formatOptions={zoomFormat}
        value={crop.zoom}
        onChange={(zoom) => onChange(clampCrop(size, { ...crop, zoom }))}
      />
    </Root>
  );
}
