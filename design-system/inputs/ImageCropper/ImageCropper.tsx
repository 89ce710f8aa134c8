import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type Ref,
} from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { useProps } from '../../internal/useProps.ts';
import { announce, prepareAnnouncer } from '../../internal/announcer.ts';
import { watchPicture } from '../../internal/watchPicture.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { SliderField } from '../SliderField/SliderField.tsx';
import { CropButtons } from './CropButtons.tsx';
import { clampCrop, getShownSize, maxZoom, type Crop, type PictureSize } from './crop.ts';
import { describeCrop } from './describeCrop.ts';
import { Root, Window } from './ImageCropper.styles.ts';
import { useCropMoves, zoomStep } from './useCropMoves.ts';
import { getActiveElement } from '../../internal/roots.ts';

export type ImageCropperProps = {
  /** The accessible name: "Your picture". */
  'aria-label': string;
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
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const noSize: PictureSize = { width: 1, height: 1 };
const percent: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent' };

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
 * Returns a description of the section that stays the same while the window has the focus. Some screen readers would read a change of it
 * as well as the announcement of the move.
 */
function useRestingState(state: string) {
  const windowRef = useRef<HTMLDivElement>(null);
  const [described, setDescribed] = useState(state);
  useEffect(() => {
    if (getActiveElement(windowRef.current) !== windowRef.current) setDescribed(state);
  }, [state]);
  return { described, windowRef, refresh: () => setDescribed(state) };
}

/**
 * Selects a square section of a picture by dragging, with buttons, or with the arrow keys, plus and minus. `cropImage` creates a
 * file of the section.
 */
export function ImageCropper(given: ImageCropperProps) {
  const {
    'aria-label': label,
    src,
    value,
    onChange,
    shape = 'square',
    ...root
  } = useProps('ImageCropper', given);
  const intl = useIntl();
  const { formatMessage } = intl;
  const helpId = useId();
  const stateId = useId();
  const [size, setSize] = useState(noSize);
  const watch = useCallback(
    (picture: HTMLImageElement) =>
      watchPicture(picture, {
        onLoad: ({ naturalWidth: width, naturalHeight: height }) => setSize({ width, height }),
      }),
    [],
  );
  const crop = clampCrop(size, value);
  const state = describeCrop(size, crop, intl);
  const { described, windowRef, refresh } = useRestingState(state);
  useEffect(prepareAnnouncer, []);
  const change = (next: Crop) => {
    onChange(next);
    announce(describeCrop(size, next, intl));
  };
  const moves = useCropMoves(size, crop, { onDrag: onChange, onPress: change });
  return (
    <Root {...root}>
      {/* Pictures are not mirrored in right-to-left pages. */}
      <Window
        data-part="window"
        {...moves}
        ref={windowRef}
        onBlur={refresh}
        dir="ltr"
        role="application"
        tabIndex={0}
        aria-label={formatMessage(
          { id: 'ds.cropper.window', defaultMessage: '{label}: crop area' },
          { label },
        )}
        aria-describedby={`${stateId} ${helpId}`}
        data-shape={shape}
      >
        <img ref={watch} src={src} alt="" draggable={false} style={getPictureStyle(size, crop)} />
      </Window>
      <span id={stateId} hidden>
        {described}
      </span>
      <CropButtons
        label={formatMessage(
          { id: 'ds.cropper.buttons', defaultMessage: '{label}: move and zoom' },
          { label },
        )}
        size={size}
        crop={crop}
        onChange={change}
      />
      <Text id={helpId} isMuted size="sm">
        <FormattedMessage
          id="ds.cropper.help"
          defaultMessage="Drag the picture or use the arrow keys to move it. Zoom with + and −."
        />
      </Text>
      <SliderField
        label={formatMessage({ id: 'ds.cropper.zoom', defaultMessage: 'Zoom' })}
        // In percent, as shown: some screen readers read this value, not the formatted text.
        minValue={100}
        maxValue={100 * maxZoom}
        step={100 * zoomStep}
        formatOptions={percent}
        value={Math.round(100 * crop.zoom)}
        onChange={(zoom) => {
          if (zoom !== null) onChange(clampCrop(size, { ...crop, zoom: zoom / 100 }));
        }}
      />
    </Root>
  );
}
