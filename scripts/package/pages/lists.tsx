import {
  Button,
  ComboBoxField,
  Dialog,
  DialogTrigger,
  Form,
  ItemList,
  MultiSelectField,
  NumberField,
  SearchField,
  SelectField,
  SubmitButton,
  Table,
  TagField,
  TextField,
} from '@byline/design-system';
import { useState } from 'react';

const hundred = Array.from({ length: 100 }, (_, index) => ({
  id: `${index}`,
  label: `Option ${index}`,
}));
const thousands = Array.from({ length: 3000 }, (_, index) => ({
  id: `${index}`,
  label: `Option ${index}`,
}));

/** Renders lists of options on a page that scrolls. */
export function LongLists() {
  return (
    <div style={{ display: 'grid', gap: '1rem', padding: '60vh 0 200vh' }}>
      <ComboBoxField label="Combo" options={hundred} defaultValue="90" />
      <MultiSelectField label="Multi" options={hundred} defaultValue={['90']} />
      <TagField label="Tags" suggestions={hundred} />
      <SelectField label="Thousands" options={thousands} defaultValue="2000" />
      <ComboBoxField label="Three thousand" options={thousands} />
      <ComboBoxField label="Thirty" options={hundred.slice(0, 30)} />
    </div>
  );
}

type Row = { id: string };

/**
 * Renders fields in table cells, a list whose rows can be removed, a field that counts its searches, and a dialog that removes the button
 * that opened it.
 */
export function Places() {
  const [rows, setRows] = useState<Row[]>([{ id: 'x' }, { id: 'y' }, { id: 'z' }]);
  const [searches, setSearches] = useState(0);
  return (
    <main>
      <Table
        aria-label="Lines"
        selectionMode="multiple"
        rows={rows}
        getKey={({ id }) => id}
        columns={[
          { id: 'id', header: 'Line', cell: ({ id }) => id, isRowHeader: true },
          { id: 'note', header: 'Note', cell: ({ id }) => <TextField label={`Note ${id}`} /> },
          {
            id: 'count',
            header: 'Count',
            cell: ({ id }) => <NumberField label={`Count ${id}`} defaultValue={5} />,
          },
        ]}
      />
      <ItemList
        aria-label="Rows"
        items={rows.map(({ id }) => ({
          id,
          title: `Row ${id}`,
          end: (
            <Button onPress={() => setRows(rows.filter((row) => row.id !== id))}>
              {`Remove ${id}`}
            </Button>
          ),
        }))}
      />
      <SearchField label="Search" onSubmit={() => setSearches(searches + 1)} />
      <output>{searches}</output>
      {rows.length > 0 && (
        <DialogTrigger>
          <Button>Open</Button>
          <Dialog
            title="Details"
            footer={({ close }) => (
              <Button
                onPress={() => {
                  setRows([]);
                  close();
                }}
              >
                Remove all
              </Button>
            )}
          >
            <TextField label="Name" />
          </Dialog>
        </DialogTrigger>
      )}
    </main>
  );
}

/** Renders a table whose cells have required fields and buttons that remove the row. */
export function Cells() {
  const [rows, setRows] = useState<Row[]>([{ id: 'x' }, { id: 'y' }, { id: 'z' }]);
  return (
    <Form>
      <Table
        aria-label="Lines"
        rows={rows}
        getKey={({ id }) => id}
        columns={[
          { id: 'id', header: 'Line', cell: ({ id }) => id, isRowHeader: true },
          {
            id: 'price',
            header: 'Price',
            cell: ({ id }) => (
              <NumberField label={`Price ${id}`} isRequired={id === 'y'} defaultValue={null} />
            ),
          },
          {
            id: 'kind',
            header: 'Kind',
            cell: ({ id }) => <SelectField label={`Kind ${id}`} options={hundred} />,
          },
          {
            id: 'remove',
            header: 'Remove',
            cell: ({ id }) => (
              <Button onPress={() => setRows(rows.filter((row) => row.id !== id))}>
                {`Remove ${id}`}
              </Button>
            ),
          },
        ]}
      />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

/** Renders a table without fields, whose rows can be removed. */
export function Removals() {
  const [rows, setRows] = useState<Row[]>([{ id: 'x' }, { id: 'y' }, { id: 'z' }]);
  return (
    <Table
      aria-label="Lines"
      rows={rows}
      getKey={({ id }) => id}
      columns={[
        { id: 'id', header: 'Line', cell: ({ id }) => id, isRowHeader: true },
        {
          id: 'remove',
          header: 'Remove',
          cell: ({ id }) => (
            <Button onPress={() => setRows(rows.filter((row) => row.id !== id))}>
              {`Remove ${id}`}
            </Button>
          ),
        },
      ]}
    />
  );
}
