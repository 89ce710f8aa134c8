import type { ReactNode } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { Drawer } from '../../feedback/Drawer/Drawer.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LiveText } from '../../primitives/LiveText/LiveText.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { useWindowWidth } from '../../internal/useWindowWidth.ts';
import { closeLabel } from '../../primitives/overlay/closeLabel.ts';
import { filtersLabel } from './filtersLabel.ts';

/** A filter of a FilterBar, or its sort order. */
export type FilterBarItem = {
  id: string;
  /** The visible heading in the drawer. */
  label: ReactNode;
  /** The controls. Each has an accessible name. */
  content: ReactNode;
  /** What to show beside the search instead of `content`, such as a `FilterMenu`. Without it, `content` is shown below the search. */
  bar?: ReactNode;
};

// From this width in px, the drawer opens at the end of the window, otherwise at the bottom.
const wideWindow = 992;

type FilterDrawerProps = {
  groups: readonly FilterBarItem[];
  /** Further filters, each with its own label, below the groups. */
  more?: ReactNode;
  resultLabel: ReactNode | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Renders the drawer of a FilterBar; a separate chunk, because few visits open it. */
export default function FilterDrawer({ groups, more, resultLabel, ...open }: FilterDrawerProps) {
  const { formatMessage } = useIntl();
  const isWide = useWindowWidth((width) => width >= wideWindow);
  return (
    <Drawer
      {...open}
      placement={isWide ? 'end' : 'bottom'}
      title={formatMessage(filtersLabel)}
      footer={({ close }) => (
        <Button onPress={close}>
          {/* The count that is beside the filters on the page is behind the drawer. */}
          <LiveText>{resultLabel ?? formatMessage(closeLabel)}</LiveText>
        </Button>
      )}
    >
      <Stack gap="lg">
        {groups.map(({ id, label, content }) => (
          <Stack key={id} gap="xs">
            <Heading level={3} size="sm">
              {label}
            </Heading>
            {content}
          </Stack>
        ))}
        {more}
      </Stack>
    </Drawer>
  );
}
