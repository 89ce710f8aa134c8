import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styled from 'styled-components';
import { Icon } from '../../data/Icon/Icon.tsx';
import { chip } from '../../internal/chip.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';

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

const { space } = tokens;

const Group = styled(ToggleButtonGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

const Chip = styled(ToggleButton)`
  ${chip}
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
