import { Fragment, useEffect, useEffectEvent } from 'react';
import { DateField, DateSegment } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { toCalendarDate } from './isoDate.ts';
import { orderSegments, readSegments } from './segmentText.ts';
import type { TypedDate } from './useTypedDate.ts';

type Segments = Parameters<typeof readSegments>[0] &
  readonly Parameters<typeof DateSegment>[0]['segment'][];

type Props = {
  typed: TypedDate;
  /** Called with what stands in the segments when that changes. */
  onType: (text: string | null) => void;
  /** The day whose month and year the arrow keys begin with. */
  placeholderValue: string | undefined;
  autoComplete?: string | undefined;
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
};

const separator = '/';

function SegmentRow({ segments, onType }: { segments: Segments; onType: Props['onType'] }) {
  const text = readSegments(segments);
  const tell = useEffectEvent(() => onType(text));
  useEffect(() => tell(), [text]);
  return (
    <Group dir="ltr" data-part="date">
      {orderSegments(segments).map((segment, index) => (
        <Fragment key={segment.type}>
          {index > 0 && <span aria-hidden="true">{separator}</span>}
          <DateSegment segment={segment} />
        </Fragment>
      ))}
    </Group>
  );
}

/** Day, month and year, each a number that is typed or counted with the arrow keys. */
export function DateSegments({ typed, onType, placeholderValue, ...props }: Props) {
  const placeholder = toCalendarDate(placeholderValue);
  return (
    <DateField
      {...props}
      key={typed.version}
      granularity="day"
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...(placeholder && { placeholderValue: placeholder })}
      value={typed.shown}
      onChange={typed.show}
    >
      {({ state }) => <SegmentRow segments={state.segments} onType={onType} />}
    </DateField>
  );
}
