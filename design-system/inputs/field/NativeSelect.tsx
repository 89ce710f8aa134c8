import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';

const { color, radius, size, space } = tokens;

// The arrow lies over the inline end of the select.
const Root = styled.span`
  display: inline-grid;
  align-items: center;

  & > * {
    grid-area: 1 / 1;
  }
  & > svg {
    justify-self: end;
    margin-inline-end: ${space['3xs']};
    color: ${color.text.muted};
    pointer-events: none;
  }
  select {
    appearance: none;
    field-sizing: content;
    min-block-size: ${size.control.sm};
    padding-block: 0;
    padding-inline: ${space['2xs']} calc(16px + ${space.xs});
    border: 0;
    border-radius: ${radius.sm};
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  select:hover:enabled {
    background: ${color.background.hover};
  }
  select:focus-visible {
    ${focusRing}
  }
  select:disabled {
    color: ${color.text.disabled};
    opacity: 1;
    cursor: not-allowed;
  }
  option {
    background: ${color.background.raised};
    color: ${color.text.default};
  }
`;

type Props = {
  label: string;
  value: string;
  options: readonly { id: string; label: string; isDisabled?: boolean }[];
  isDisabled: boolean;
  onChange: (id: string) => void;
};

/** Renders a native list inside another control, which phones show as a wheel. */
export function NativeSelect({ label, value, options, isDisabled, onChange }: Props) {
  return (
    <Root data-part="native-select">
      <select
        aria-label={label}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} size={16} />
    </Root>
  );
}
