import { Mark, Marks } from './SliderField.styles.ts';

/** A value that is marked on the line of a slider. */
export type SliderMark = {
  /** Where it stands. */
  value: number;
  /** What stands there; by default the value. */
  label?: string;
};

type Props = {
  marks: readonly SliderMark[];
  min: number;
  max: number;
  format: (value: number) => string;
};

function edgeOf(value: number, min: number, max: number): 'start' | 'end' | undefined {
  if (value <= min) return 'start';
  return value >= max ? 'end' : undefined;
}

/** Marks below a slider, for the eye: each thumb says its own value. */
export function SliderMarks({ marks, min, max, format }: Props) {
  return (
    <Marks aria-hidden="true">
      {marks.map(({ value, label }) => (
        <Mark
          key={value}
          data-edge={edgeOf(value, min, max)}
          style={{ '--mark-at': `${((value - min) / (max - min)) * 100}%` }}
        >
          {label ?? format(value)}
        </Mark>
      ))}
    </Marks>
  );
}
