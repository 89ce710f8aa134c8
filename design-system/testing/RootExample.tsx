import { useRef, useState } from 'react';
import { Table } from '../data/Table/Table.tsx';
import { Dialog } from '../feedback/Dialog/Dialog.tsx';
import { DialogTrigger } from '../feedback/Dialog/DialogTrigger.tsx';
import { NoticeRegion } from '../feedback/Notices/NoticeRegion.tsx';
import { createNotices } from '../feedback/Notices/notices.ts';
import { NoticesContext } from '../feedback/Notices/noticeHistory.ts';
import { Popover } from '../feedback/Popover/Popover.tsx';
import { DateField } from '../inputs/DateField/DateField.tsx';
import { Form } from '../inputs/Form/Form.tsx';
import { SelectField } from '../inputs/SelectField/SelectField.tsx';
import { SubmitButton } from '../inputs/SubmitButton/SubmitButton.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { announce } from '../internal/announcer.ts';
import { CommandPalette } from '../navigation/CommandPalette/CommandPalette.tsx';
import { Menu } from '../navigation/Menu/Menu.tsx';
import { useShortcuts } from '../navigation/ShortcutList/useShortcuts.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Tooltip } from '../primitives/Tooltip/Tooltip.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';

const cities = ['Lima', 'Oslo', 'Quito'].map((label) => ({ id: label.toLowerCase(), label }));
const payments = [
  { id: '1', brand: 'Acme', amount: '£12.00' },
  { id: '2', brand: 'Globex', amount: '£8.50' },
];

/** A portal that uses what depends on the document: presses, overlays, focus, announcements, shortcuts. */
export function RootExample() {
  const [presses, setPresses] = useState(0);
  const [chosen, setChosen] = useState('');
  const notices = useRef(createNotices()).current;
  useShortcuts({ 'g p': () => setChosen('shortcut') });
  return (
    <NoticesContext value={notices}>
      <Stack gap="sm">
        <Inline gap="sm">
          <Button onPress={() => setPresses(presses + 1)}>Press</Button>
          <p role="note" aria-label="Presses">
            {presses}
          </p>
          <output aria-label="Chosen">{chosen}</output>
        </Inline>
        <Inline gap="sm">
          <Menu
            aria-label="Account"
            trigger={<Button variant="soft">Account</Button>}
            items={[
              { id: 'profile', label: 'Profile', onAction: () => setChosen('profile') },
              { id: 'settings', label: 'Settings', onAction: () => setChosen('settings') },
            ]}
          />
          <DialogTrigger>
            <Button variant="soft">Apply</Button>
            <Dialog title="Apply for this job">
              <TextField label="Pitch" />
            </Dialog>
          </DialogTrigger>
          <Popover trigger={<Button variant="soft">Fee</Button>} title="About the fee">
            Byline keeps 10%.
          </Popover>
          <Tooltip content="Copies the link">
            <Button variant="soft">Copy</Button>
          </Tooltip>
          <Button variant="soft" onPress={() => notices.notify({ text: 'Profile saved.' })}>
            Save
          </Button>
          <Button variant="soft" onPress={() => announce('Two jobs found.')}>
            Search
          </Button>
        </Inline>
        <Inline gap="sm" align="end">
          <SelectField label="City" options={cities} onChange={(city) => setChosen(String(city))} />
          <DateField
            label="Due"
            defaultValue="2026-03-05"
            onChange={(day) => setChosen(day ?? '')}
          />
        </Inline>
        <Form onSubmit={() => setChosen('sent')}>
          {['Title', 'Brand', 'Contact', 'Country'].map((label) => (
            <TextField key={label} name={label.toLowerCase()} label={label} isRequired />
          ))}
          <SubmitButton>Send</SubmitButton>
        </Form>
        <Table
          aria-label="Payments"
          columns={[
            { id: 'brand', header: 'Brand', cell: ({ brand }) => brand },
            { id: 'amount', header: 'Amount', cell: ({ amount }) => amount },
          ]}
          rows={payments}
          getKey={({ id }) => id}
          selectionMode="multiple"
        />
      </Stack>
      <CommandPalette
        items={[
          {
            id: 'pages',
            label: 'Pages',
            items: [{ id: 'wallet', label: 'Wallet', onAction: () => setChosen('wallet') }],
          },
        ]}
      />
      <NoticeRegion />
    </NoticesContext>
  );
}
