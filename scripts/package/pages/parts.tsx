import {
  Button,
  Inline,
  Link,
  SelectField,
  Stack,
  TextField,
  Tooltip,
} from '@byline/design-system';

/** Renders a part of each kind: plain ones, fields, and overlays. */
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
        <Tooltip content="Keeps the draft">
          <Button id="save">Save</Button>
        </Tooltip>
        <Link href="#rules">Rules</Link>
      </Inline>
    </Stack>
  );
}
