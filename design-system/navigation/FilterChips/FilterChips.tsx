import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styled from 'styled-components';
import { Icon } from '../../data/Icon/Icon.tsx';
import { tokens } from '../../theme/generated/tokens.ts';
import { focusRing, forcedColors, transition } from '../../theme/mixins.ts';

export type FilterChipsProps = {
  /** What is filtered by, for a screen reader: "Platform". */
  label: string;
  /** What can be switched on. */
  options: readonly { id: string; label: ReactNode }[];
  /** The ids that are switched on. */
  selected: readonly string[];
  /** Called with the ids that are on after a change. */
  onChange: (selected: string[]) => void;
  /**
   * Exactly one is on, as in an order of sorting.
   * @default false
   */
  isSingle?: boolean;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const { color, space, radius, font } = tokens;

const Group = styled(ToggleButtonGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

const Chip = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  min-block-size: 2.25rem;
  padding-inline: ${space.sm};
  border: 1px solid ${color.border.control};
  border-radius: ${radius.pill};
  background: ${color.background.surface};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  cursor: pointer;
  ${transition('background-color', 'border-color')}

  &[data-hovered] {
    background: ${color.background.hover};
  }
  &[data-selected] {
    border-color: ${color.primary.solid};
    background: ${color.primary.solid};
    color: ${color.primary.onSolid};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  ${forcedColors} {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`;

/** Filters that are switched on and off one by one; the ones that are on carry a tick. */
export function FilterChips({
  label,
  options,
  selected,
  onChange,
  isSingle,
  ...props
}: FilterChipsProps) {
  return (
    <Group
      {...props}
      aria-label={label}
      selectionMode={isSingle ? 'single' : 'multiple'}
      disallowEmptySelection={isSingle}
      selectedKeys={selected}
      onSelectionChange={(keys) => onChange([...keys].map(String))}
    >
      {options.map((option) => (
        <Chip key={option.id} id={option.id}>
          {selected.includes(option.id) && <Icon as={Check} size={16} />}
          {option.label}
        </Chip>
      ))}
    </Group>
  );
}
