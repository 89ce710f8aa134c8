import { useMemo } from 'react';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';
import type { FindControl } from '../field/useControlFrame.ts';

/** The lower and the upper end of a range. */
export type SliderRange = readonly [number, number];

export type SliderValue = number | SliderRange;

// A value beyond the bounds would be displayed at the end of the track, but submitted unchanged.
export function clampValue(
  value: SliderValue | null | undefined,
  min: number,
  max: number,
): SliderValue | undefined {
  const clamp = (end: number) => Math.min(Math.max(end, min), max);
  if (value === undefined || value === null || [value].flat().some(Number.isNaN)) return undefined;
  return typeof value === 'number' ? clamp(value) : [clamp(value[0]), clamp(value[1])];
}

export const findThumb: FindControl = (root) => root.querySelector('input[type="range"]');

/** Returns the positions of the thumbs; undefined if the browser has only rounded them to the step. */
export function readThumbs(root: HTMLElement, step: number): SliderValue | undefined {
  const thumbs = [...root.querySelectorAll<HTMLInputElement>('input[type="range"]')];
  const isMoved = thumbs.some((thumb) => Math.abs(+thumb.value - +thumb.defaultValue) > step / 2);
  const [first, second] = thumbs.map(({ valueAsNumber }) => valueAsNumber);
  if (!isMoved || first === undefined) return undefined;
  return second === undefined ? first : [Math.min(first, second), Math.max(first, second)];
}

/** Returns the formatters of the slider's values. They are stable while formats and options are equal. */
export function useSliderFormat(options: Intl.NumberFormatOptions | undefined) {
  const { number, numberRange } = useNumberFormats();
  const key = JSON.stringify(options ?? {});
  return useMemo(() => {
    const parsed = JSON.parse(key) as Intl.NumberFormatOptions;
    const format = (value: number) => number(value, parsed);
    const formatEnds = ([from = 0, to]: readonly number[]) =>
      to === undefined || to === from ? format(from) : numberRange(from, to, parsed);
    return { format, formatEnds };
  }, [number, numberRange, key]);
}
