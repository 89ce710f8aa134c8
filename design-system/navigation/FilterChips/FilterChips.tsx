import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import {
  ToggleGroupStateContext,
  type ToggleGroupState,
} from 'react-aria-components/ToggleButtonGroup';
import { Toolbar, type ToolbarProps } from 'react-aria-components/Toolbar';
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

// React Aria's group draws all its chips again when the page turns; its bar, which the arrow keys are of, does not.
const Bar = styled(Toolbar)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

const Chip = styled(ToggleButton)`
  ${chip}
`;

const asRadioGroup: ToolbarProps['render'] = (props) => <div {...props} role="radiogroup" />;

type Chosen = Pick<FilterChipsProps, 'selected' | 'onChange'> & { isSingle: boolean };

function groupStateOf({ selected, onChange, isSingle }: Chosen): ToggleGroupState {
  const toggle = (id: string) => {
    if (isSingle) onChange([id]);
    else if (selected.includes(id)) onChange(selected.filter((other) => other !== id));
    else onChange([...selected, id]);
  };
  return {
    selectionMode: isSingle ? 'single' : 'multiple',
    isDisabled: false,
    selectedKeys: new Set(selected),
    toggleKey: (key) => toggle(String(key)),
    setSelected: (key) => toggle(String(key)),
    setSelectedKeys: (chosen) => onChange([...chosen].map(String)),
  };
}

/** Filters that are switched on and off one by one; the ones that are on carry a tick. */
export function FilterChips({
  label,
  options,
  selected,
  onChange,
  isSingle = false,
  ...props
}: FilterChipsProps) {
  return (
    <Bar {...props} aria-label={label} render={isSingle ? asRadioGroup : undefined}>
      <ToggleGroupStateContext value={groupStateOf({ selected, onChange, isSingle })}>
        {options.map(({ id, label: text }) => (
          <Chip key={id} id={id}>
            {selected.includes(id) && <Icon as={Check} size={16} />}
            {text}
          </Chip>
        ))}
      </ToggleGroupStateContext>
    </Bar>
  );
}
