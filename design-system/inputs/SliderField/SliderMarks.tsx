import type { ReactNode } from 'react';
import { Mark, Marks } from './SliderField.styles.ts';

/** A mark below the track of a slider. */
export type SliderMark = {
  /** The value at which the mark is placed. */
  value: number;
  /** The text of the mark. Defaults to the formatted value. */
  label?: ReactNode;
};

type Props = {
  marks: readonly SliderMark[];
  min: number;
  max: number;
  format: (value: number) => string;
};

function getEdge(value: number, min: number, max: number): 'start' | 'end' | undefined {
  if (value <= min) return 'start';
  return value >= max ? 'end' : undefined;
}

/** Renders the marks below a slider. Hidden from screen readers, because each thumb announces its value. */
export function SliderMarks({ marks, min, max, format }: Props) {
  return (
    <Marks data-part="marks" aria-hidden="true">
      {marks.map(({ value, label }) => (
        <Mark
          data-part="mark"
          key={value}
          data-edge={getEdge(value, min, max)}
          style={{ '--mark-at': `${((value - min) / (max - min)) * 100}%` }}
        >
          {label ?? format(value)}
        </Mark>
      ))}
    </Marks>
  );
}
