import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Drawer } from '../../feedback/Drawer/Drawer.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** A group of controls with the heading that it has in the drawer. */
export type FilterGroup = {
  /** The visible heading in the drawer. */
  label: string;
  /** The controls, which have an accessible name of their own. */
  content: ReactNode;
};

type FilterDrawerProps = {
  groups: readonly FilterGroup[];
  resultLabel: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Renders the drawer of a FilterBar; a separate chunk, because wide windows never open it. */
export default function FilterDrawer({ groups, resultLabel, ...open }: FilterDrawerProps) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      {...open}
      side="bottom"
      title={formatMessage({ id: 'ds.filterBar.title', defaultMessage: 'Filters' })}
      footer={({ close }) => <Button onPress={close}>{resultLabel}</Button>}
    >
      <Stack gap="lg">
        {groups.map(({ label, content }) => (
          <Stack key={label} gap="xs">
            <Text as="h3" size="sm" weight="semibold">
              {label}
            </Text>
            {content}
          </Stack>
        ))}
      </Stack>
    </Drawer>
  );
}
