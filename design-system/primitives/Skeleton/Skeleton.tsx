import type { CSSProperties, Ref } from 'react';
import { Bar, Root } from './Skeleton.styles.ts';

export type SkeletonProps = {
  /**
   * What will stand there: lines of text, a block such as a picture, or a circle.
   * @default 'text'
   */
  shape?: 'text' | 'block' | 'circle';
  /**
   * How many lines of text; the last of several is shorter.
   * @default 1
   */
  lines?: number;
  /**
   * Its width in px or any CSS length; of a circle the diameter.
   * @default the width there is; 40 for a circle
   */
  width?: number | string;
  /**
   * The height of a block in px or any CSS length.
   * @default 96
   */
  height?: number | string;
  id?: string;
  ref?: Ref<HTMLSpanElement>;
};

function lengthOf(value: number | string | undefined): string | undefined {
  return typeof value === 'number' ? `${value}px` : value;
}

/** The outline of content that is on its way; hidden from screen readers, which BusyRegion tells about it. */
export function Skeleton({ shape = 'text', lines = 1, width, height, ...props }: SkeletonProps) {
  const style = {
    '--skeleton-width': lengthOf(width),
    '--skeleton-height': lengthOf(height),
  } as CSSProperties;
  return (
    <Root {...props} aria-hidden="true" data-shape={shape} style={style}>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => (
        <Bar key={index} />
      ))}
    </Root>
  );
}
