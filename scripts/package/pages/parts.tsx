import {
  Button,
  Inline,
  Link,
  SelectField,
  Stack,
  TextField,
  Tooltip,
} from '@byline/design-system';

/** A part of each kind: a plain one, fields, and what opens over the page. */
export function Parts() {
  return (
    <Stack gap="md">
      <TextField label="Title" isRequired />
      <SelectField
        label="City"
        options={[
          { id: 'a', label: 'Amman' },
          { id: 'b', label: 'Beirut' },
        ]}
      />
      <Inline gap="sm">
        <Tooltip text="Keeps the draft">
          <Button id="save">Save</Button>
        </Tooltip>
        <Link href="#rules">Rules</Link>
      </Inline>
    </Stack>
  );
}
