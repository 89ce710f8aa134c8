import { Languages } from 'lucide-react';
import type { Ref } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { useControllable } from '../../internal/useControllable.ts';
import { useProps } from '../../internal/useProps.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';

export type LanguageSelectProps<Id extends string = string> = {
  /** The languages, each with its name in the language itself. */
  items: readonly { id: Id; label: string }[];
  /** The id of the current language (controlled). */
  selectedKey?: string;
  /** The id of the initial language (uncontrolled). By default the first one. */
  defaultSelectedKey?: string;
  /** Called with the id of the language that the user selects. */
  onSelectionChange?: (key: Id) => void;
  id?: string;
  className?: string;
  ref?: Ref<HTMLSelectElement>;
};

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  color: ${tokens.color.text.muted};

  & > svg {
    position: absolute;
    inset-inline-start: ${tokens.space.xs};
    pointer-events: none;
  }
`;

const Select = styled.select`
  min-block-size: ${tokens.size.control.sm};
  padding-inline: 2.125rem ${tokens.space.xs};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.md};
  background: transparent;
  appearance: none;
  color: inherit;
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
  cursor: pointer;

  &:hover {
    background: ${tokens.color.background.hover};
    color: ${tokens.color.text.default};
  }
  &:focus-visible {
    ${focusRing}
  }
  & option {
    background: ${tokens.color.background.raised};
    color: ${tokens.color.text.default};
  }
`;

/** Renders a language switcher. It is a native select, because it is on the first page, where every byte counts. */
export function LanguageSelect<Id extends string = string>(given: LanguageSelectProps<Id>) {
  const {
    items,
    selectedKey: selectedKeyControlled,
    defaultSelectedKey,
    onSelectionChange,
    ...props
  } = useProps('LanguageSelect', given);
  const { formatMessage } = useIntl();
  const [selectedKey, select] = useControllable<string>(
    selectedKeyControlled,
    defaultSelectedKey ?? items[0]?.id ?? '',
    onSelectionChange as ((key: string) => void) | undefined,
  );
  return (
    <Root data-part="language-select">
      <Icon as={Languages} size={16} />
      <Select
        data-part="select"
        {...props}
        aria-label={formatMessage({ id: 'ds.languageSelect.label', defaultMessage: 'Language' })}
        value={selectedKey}
        onChange={(event) => select(event.target.value)}
      >
        {/* Otherwise the first language would look selected, and nothing would happen when the user selects it. */}
        {items.every(({ id }) => id !== selectedKey) && (
          <option value={selectedKey} hidden>
            {selectedKey}
          </option>
        )}
        {items.map(({ id, label }) => (
          <option key={id} value={id} lang={id}>
            {label}
          </option>
        ))}
      </Select>
    </Root>
  );
}
