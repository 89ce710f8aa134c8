import { useId, useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { Dialog, type DialogProps } from '../../feedback/Dialog/Dialog.tsx';
import { SwitchField } from '../../inputs/SwitchField/SwitchField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { Keys } from './Keys.tsx';
import { shortcutSwitch } from './useShortcuts.ts';
import { isSingleKey } from './strokes.ts';
import { withoutMarkers } from '../../theme/mixins.ts';

const { color, space, font } = tokens;

const Group = styled.section`
  & > h3 {
    margin-block-end: ${space['2xs']};
    font-size: ${font.size.md};
    font-weight: ${font.weight.semibold};
  }
  & > ul {
    ${withoutMarkers}
  }
  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.md};
    min-block-size: ${tokens.size.control.sm};
    border-block-end: 1px solid ${color.border.subtle};
  }
  & li[data-off] {
    color: ${color.text.muted};
    text-decoration: line-through;
  }
`;

/** A shortcut of the list. */
export type ShortcutItem = {
  id: string;
  /** What it does. */
  label: ReactNode;
  /** Its keys, in the syntax of `useShortcuts`. */
  shortcut: string;
};

/** A titled group of shortcuts. */
export type ShortcutGroup = {
  id: string;
  /** The heading of the group. */
  label: ReactNode;
  items: readonly ShortcutItem[];
};

type ShortcutPanelProps = Pick<DialogProps, 'id' | 'ref'> & {
  groups: readonly ShortcutGroup[];
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

function ShortcutSection({ label: title, items, isOn }: ShortcutGroup & { isOn: boolean }) {
  const id = useId();
  return (
    <Group data-part="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {items.map(({ id: key, label, shortcut }) => (
          <li key={key} data-off={(!isOn && isSingleKey(shortcut)) || undefined}>
            <span>{label}</span>
            <Keys keys={shortcut} />
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** Renders the open list; a separate chunk. */
export default function ShortcutPanel({ groups, ...dialog }: ShortcutPanelProps) {
  const { formatMessage } = useIntl();
  const isOn = useSyncExternalStore(
    shortcutSwitch.subscribe,
    shortcutSwitch.get,
    shortcutSwitch.getServer,
  );
  return (
    <Dialog
      {...dialog}
      isDismissable
      title={formatMessage({ id: 'ds.shortcuts.title', defaultMessage: 'Keyboard shortcuts' })}
    >
      <Stack gap="lg">
        {groups.map((group) => (
          <ShortcutSection key={group.id} {...group} isOn={isOn} />
        ))}
        <SwitchField
          isSelected={isOn}
          onChange={shortcutSwitch.set}
          label={
            <FormattedMessage
              id="ds.shortcuts.switch"
              defaultMessage="Shortcuts without Ctrl or ⌘"
            />
          }
          description={formatMessage({
            id: 'ds.shortcuts.switchHint',
            defaultMessage:
              'Turn them off if you use voice control or press keys by accident. The setting is saved on this device.',
          })}
        />
      </Stack>
    </Dialog>
  );
}
