import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { moveCrop, clampCrop, type Crop, type PictureSize } from './crop.ts';

const keySteps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};
const zoomKeys: Record<string, number> = { '+': 0.1, '=': 0.1, '-': -0.1 };

/**
 * Returns the props that let users move the section by dragging and with the arrow keys, and zoom with plus and minus.
 */
export function useCropMoves(size: PictureSize, crop: Crop, onChange: (crop: Crop) => void) {
  const lastPosition = useRef<{ x: number; y: number } | null>(null);
  const [isDragging, setDragging] = useState(false);
  const stop = () => {
    lastPosition.current = null;
    setDragging(false);
  };
  return {
    'data-dragging': isDragging || undefined,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      lastPosition.current = { x: event.clientX, y: event.clientY };
      setDragging(true);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const { current: last } = lastPosition;
      if (!last) return;
      const side = event.currentTarget.clientWidth || 1;
      lastPosition.current = { x: event.clientX, y: event.clientY };
      const [right, down] = [(last.x - event.clientX) / side, (last.y - event.clientY) / side];
      onChange(moveCrop(size, crop, right, down));
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      const step = keySteps[event.key];
      const zoom = zoomKeys[event.key];
      if (step === undefined && zoom === undefined) return;
      event.preventDefault();
      onChange(
        step
          ? moveCrop(size, crop, ...step)
          : clampCrop(size, { ...crop, zoom: crop.zoom + (zoom ?? 0) }),
      );
    },
  };
}
