import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Toolbar } from 'react-aria-components/Toolbar';
import styled, { css } from 'styled-components';
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

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

// A group draws all its chips again when the page turns, a bar does not: it is one where that will do.
const Group = styled(ToggleButtonGroup)`
  ${row}
`;

const Bar = styled(Toolbar)`
  ${row}
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
  const chips = options.map(({ id, label: text }) => {
    const isOn = selected.includes(id);
    const turn = (on: boolean) =>
      onChange(on ? [...selected, id] : selected.filter((other) => other !== id));
    return (
      <Chip key={id} {...(isSingle ? { id } : { isSelected: isOn, onChange: turn })}>
        {isOn && <Icon as={Check} size={16} />}
        {text}
      </Chip>
    );
  });
  if (!isSingle) {
    return (
      <Bar {...props} aria-label={label}>
        {chips}
      </Bar>
    );
  }
  return (
    <Group
      {...props}
      aria-label={label}
      disallowEmptySelection
      selectedKeys={selected}
      onSelectionChange={(keys) => onChange([...keys].map(String))}
    >
      {chips}
    </Group>
  );
}
