import { defineMessages, type IntlShape } from '../../i18n/intl.ts';
import { clampCrop, type Crop, type PictureSize } from './crop.ts';

// By row and column: where the section is in the range in which it can be moved. Pictures are never mirrored.
const places = defineMessages({
  start_start: { id: 'ds.cropper.topLeft', defaultMessage: 'top left' },
  start_middle: { id: 'ds.cropper.top', defaultMessage: 'top' },
  start_end: { id: 'ds.cropper.topRight', defaultMessage: 'top right' },
  middle_start: { id: 'ds.cropper.left', defaultMessage: 'left' },
  middle_middle: { id: 'ds.cropper.center', defaultMessage: 'centre' },
  middle_end: { id: 'ds.cropper.right', defaultMessage: 'right' },
  end_start: { id: 'ds.cropper.bottomLeft', defaultMessage: 'bottom left' },
  end_middle: { id: 'ds.cropper.bottom', defaultMessage: 'bottom' },
  end_end: { id: 'ds.cropper.bottomRight', defaultMessage: 'bottom right' },
});

type Place = 'start' | 'middle' | 'end';

function getPlace(center: number, min: number, max: number): Place {
  // An axis on which nothing can be moved is in the middle.
  if (max - min < 0.001) return 'middle';
  const share = (center - min) / (max - min);
  if (share < 1 / 3) return 'start';
  return share > 2 / 3 ? 'end' : 'middle';
}

/** Returns zoom and place of the section, as "120%, top left". */
export function describeCrop(
  size: PictureSize,
  crop: Crop,
  { formatMessage, formatNumber }: IntlShape,
): string {
  const { zoom } = crop;
  // Far outside the picture, so that clamping yields the first and the last position of the section.
  const first = clampCrop(size, { x: -1, y: -1, zoom });
  const last = clampCrop(size, { x: 2, y: 2, zoom });
  const row = getPlace(crop.y, first.y, last.y);
  const column = getPlace(crop.x, first.x, last.x);
  return formatMessage(
    { id: 'ds.cropper.state', defaultMessage: '{zoom}, {place}' },
    {
      zoom: formatNumber(zoom, { style: 'percent' }),
      place: formatMessage(places[`${row}_${column}`]),
    },
  );
}
