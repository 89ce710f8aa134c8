import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Accordion } from '../data/Accordion/Accordion.tsx';
import { Card } from '../data/Card/Card.tsx';
import { ConfirmDialog } from '../feedback/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../feedback/Dialog/Dialog.tsx';
import { DialogTrigger } from '../feedback/Dialog/DialogTrigger.tsx';
import { Drawer } from '../feedback/Drawer/Drawer.tsx';
import { Popover } from '../feedback/Popover/Popover.tsx';
import { ComboBoxField } from '../inputs/ComboBoxField/ComboBoxField.tsx';
import { DateField } from '../inputs/DateField/DateField.tsx';
import { Form } from '../inputs/Form/Form.tsx';
import { SelectField } from '../inputs/SelectField/SelectField.tsx';
import { Menu } from '../navigation/Menu/Menu.tsx';
import { Tabs } from '../navigation/Tabs/Tabs.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';

let leave = () => undefined as unknown;

function FormTabs({ children }: { children: ReactNode }) {
  const [selected, setSelected] = useState('one');
  leave = () => setSelected('two');
  const items = [
    { id: 'one', label: 'One', content: children },
    { id: 'two', label: 'Two', content: 'Second' },
  ];
  return (
    <Form>
      <Tabs aria-label="Steps" items={items} selectedKey={selected} />
    </Form>
  );
}

function CollapsedCard({ children }: { children: ReactNode }) {
  const [isExpanded, setExpanded] = useState(true);
  leave = () => setExpanded(false);
  return (
    <Card title="Card" isCollapsible isExpanded={isExpanded}>
      {children}
    </Card>
  );
}

function ClosedAccordion({ children }: { children: ReactNode }) {
  const [keys, setKeys] = useState(['one']);
  leave = () => setKeys([]);
  const items = [{ id: 'one', title: 'One', content: children }];
  return <Accordion items={items} expandedKeys={keys} />;
}

/** A page beside which the panel is, to see whether it is inert. */
async function open(panel: ReactNode, role: string): Promise<void> {
  renderInDesignSystem(
    <>
      <button type="button">Outside</button>
      {panel}
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Open|Deadline|City/ }));
  await screen.findByRole(role);
}

async function expectClosed(role: string): Promise<void> {
  act(() => void leave());
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  expect(screen.getByRole('button', { name: 'Outside' })).toBeVisible();
}

const dialog = (
  <DialogTrigger>
    <Button>Open</Button>
    <Dialog title="Title">Content</Dialog>
  </DialogTrigger>
);
const options = [{ id: 'a', label: 'Alpha' }];

test.each([
  ['dialog', 'dialog', dialog],
  [
    'dialog that asks',
    'alertdialog',
    <DialogTrigger key="confirm">
      <Button>Open</Button>
      <ConfirmDialog title="Sure?" confirmLabel="Yes" onConfirm={() => undefined}>
        Content
      </ConfirmDialog>
    </DialogTrigger>,
  ],
  [
    'drawer',
    'dialog',
    <DialogTrigger key="drawer">
      <Button>Open</Button>
      <Drawer title="Title">Content</Drawer>
    </DialogTrigger>,
  ],
  [
    'popover',
    'dialog',
    <Popover key="popover" trigger={<Button>Open</Button>}>
      Content
    </Popover>,
  ],
  [
    'menu',
    'menu',
    <Menu
      key="menu"
      trigger={<Button>Open</Button>}
      aria-label="Actions"
      items={[{ id: 'a', label: 'A', onAction: () => undefined }]}
    />,
  ],
  ['select', 'listbox', <SelectField key="select" label="City" options={options} />],
  ['calendar', 'dialog', <DateField key="date" label="Deadline" />],
])('a %s closes when code selects another tab of its form', async (_, role, overlay) => {
  await open(<FormTabs>{overlay}</FormTabs>, role);
  await expectClosed(role);
});

test('a combo box closes its list when code selects another tab of its form', async () => {
  renderInDesignSystem(
    <FormTabs>
      <ComboBoxField label="City" options={options} />
    </FormTabs>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'Al');
  await screen.findByRole('listbox');
  act(() => void leave());
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test.each([
  ['a card that is collapsed', <CollapsedCard key="card">{dialog}</CollapsedCard>],
  ['an accordion that is closed', <ClosedAccordion key="accordion">{dialog}</ClosedAccordion>],
  [
    'a card in a tab that is left',
    <FormTabs key="tabs">
      <Card title="Card">{dialog}</Card>
    </FormTabs>,
  ],
])('a dialog closes with %s', async (_, panel) => {
  await open(panel, 'dialog');
  await expectClosed('dialog');
});
