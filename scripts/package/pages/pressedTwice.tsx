import {
  Button,
  ComboBoxField,
  ConfirmDialog,
  DateField,
  Dialog,
  DialogTrigger,
  Drawer,
  Form,
  Popover,
  SubmitButton,
  TextField,
} from '@byline/design-system';
import { useState } from 'react';

/** Renders buttons whose actions must run once, however fast and often they are pressed. Counts the calls by name. */
export function PressedTwice() {
  const [counts, setCounts] = useState<Record<string, number>>({});
  const count = (name: string) =>
    setCounts((before) => ({ ...before, [name]: (before[name] ?? 0) + 1 }));
  const wait = () => new Promise((resolve) => setTimeout(resolve, 1000));
  const footer =
    (name: string) =>
    ({ close }: { close: () => void }) => (
      <Button
        onPress={() => {
          count(name);
          close();
        }}
      >
        {`Do ${name}`}
      </Button>
    );
  return (
    <>
      <output>{JSON.stringify(counts)}</output>
      <DialogTrigger>
        <Button>Open confirmation</Button>
        <ConfirmDialog
          title="Sure?"
          confirmLabel="Do confirmation"
          onConfirm={() => count('confirmation')}
        >
          Text
        </ConfirmDialog>
      </DialogTrigger>
      <DialogTrigger>
        <Button>Open dialog</Button>
        <Dialog title="Dialog" footer={footer('dialog')}>
          Text
        </Dialog>
      </DialogTrigger>
      <DialogTrigger>
        <Button>Open drawer</Button>
        <Drawer title="Drawer" footer={footer('drawer')}>
          Text
        </Drawer>
      </DialogTrigger>
      <Popover trigger={<Button>Open popover</Button>}>{footer('popover')}</Popover>
      <Form
        action={async () => {
          count('action');
          await wait();
        }}
      >
        <TextField name="pitch" label="Pitch" />
        <SubmitButton>Do action</SubmitButton>
      </Form>
      <Form
        onSubmit={() => {
          count('request');
        }}
      >
        <ComboBoxField
          name="city"
          label="City"
          options={['Bern', 'Rome'].map((id) => ({ id, label: id }))}
        />
        <TextField name="note" label="Note" />
        <DateField name="day" label="Day" />
        <SubmitButton>Do request</SubmitButton>
      </Form>
      <Form key={counts['step'] ?? 0} onSubmit={() => count('step')}>
        <TextField name="answer" label={`Answer ${counts['step'] ?? 0}`} />
        <SubmitButton>Next step</SubmitButton>
      </Form>
      <form
        action={async () => {
          await wait();
        }}
      >
        <SubmitButton>Plain form</SubmitButton>
      </form>
    </>
  );
}
