import type { CSSProperties, Ref } from 'react';
import { Bar, Root } from './Skeleton.styles.ts';

export type SkeletonProps = {
  /**
   * The shape of the content: lines of text, a block such as a picture, or a circle.
   * @default 'text'
   */
  shape?: 'text' | 'block' | 'circle';
  /**
   * The number of lines of text; the last of several is shorter.
   * @default 1
   */
  lines?: number;
  /** The width in px or as a CSS length. By default all available width, and 40 px for a circle. */
  width?: number | string;
  /** The height of a block in px or as a CSS length. 96 px by default. */
  height?: number | string;
  id?: string;
  ref?: Ref<HTMLSpanElement>;
};

function toCssLength(value: number | string | undefined): string | undefined {
  return typeof value === 'number' ? `${value}px` : value;
}

/**
 * Renders a placeholder in the shape of content that is loading. Hidden from screen readers: `LoadingRegion` announces
 * the loading state.
 */
export function Skeleton({ shape = 'text', lines = 1, width, height, ...props }: SkeletonProps) {
  const style = {
    '--skeleton-width': toCssLength(width),
    '--skeleton-height': toCssLength(height),
  } as CSSProperties;
  return (
    <Root {...props} aria-hidden="true" data-shape={shape} style={style}>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => (
        <Bar key={index} />
      ))}
    </Root>
  );
}
