import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { moveCrop, clampCrop, type Crop, type PictureSize } from './crop.ts';

/** How far one press of an arrow key or button moves the section (the crop), as a share of its side. */
export const moveStep = 0.05;

const keySteps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-moveStep, 0],
  ArrowRight: [moveStep, 0],
  ArrowUp: [0, -moveStep],
  ArrowDown: [0, moveStep],
};
/** How much one press of a key or button adds to the zoom. */
export const zoomStep = 0.1;

// On many keyboards, `=` is the key of the plus sign without Shift.
const zoomKeys: Record<string, number> = { '+': zoomStep, '=': zoomStep, '-': -zoomStep };

type Changes = {
  /** Called while the section is dragged. */
  onDrag: (crop: Crop) => void;
  /** Called when a key moves or zooms it. */
  onPress: (crop: Crop) => void;
};

/**
 * Returns the props that let users move the section by dragging and with the arrow keys, and zoom with plus and minus.
 */
export function useCropMoves(size: PictureSize, crop: Crop, { onDrag, onPress }: Changes) {
  const lastPosition = useRef<{ id: number; x: number; y: number } | null>(null);
  const [isDragging, setDragging] = useState(false);
  const stop = ({ pointerId }: PointerEvent) => {
    if (lastPosition.current?.id !== pointerId) return;
    lastPosition.current = null;
    setDragging(false);
  };
  return {
    'data-dragging': isDragging || undefined,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      // With a second finger, the section would jump between both.
      if (event.button !== 0 || lastPosition.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      lastPosition.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      setDragging(true);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const { current: last } = lastPosition;
      if (last?.id !== event.pointerId) return;
      const side = event.currentTarget.clientWidth || 1;
      lastPosition.current = { id: last.id, x: event.clientX, y: event.clientY };
      // The picture follows the pointer, so the section moves the other way.
      const [right, down] = [(last.x - event.clientX) / side, (last.y - event.clientY) / side];
      onDrag(moveCrop(size, crop, right, down));
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      const step = keySteps[event.key];
      const zoom = zoomKeys[event.key];
      // With these keys the browser zooms the page, or goes back.
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (hasModifier || (step === undefined && zoom === undefined)) return;
      event.preventDefault();
      onPress(
        step
          ? moveCrop(size, crop, ...step)
          : clampCrop(size, { ...crop, zoom: crop.zoom + (zoom ?? 0) }),
      );
    },
  };
}
