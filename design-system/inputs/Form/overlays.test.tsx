import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { Drawer } from '../../feedback/Drawer/Drawer.tsx';
import { Popover } from '../../feedback/Popover/Popover.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

let warn: Mock;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

const isWarned = (name: string) =>
  warn.mock.calls.some(([text]) => String(text).includes(`The field "${name}" is in an overlay`));

test.each([
  [
    'Dialog',
    <Dialog key="dialog" title="More" defaultOpen>
      <TextField name="inDialog" label="Name" />
    </Dialog>,
  ],
  [
    'Drawer',
    <Drawer key="drawer" title="More" defaultOpen>
      <CheckboxField name="inDrawer" label="Agree" />
    </Drawer>,
  ],
  [
    'Popover',
    <Popover key="popover" trigger={<Button>More</Button>} defaultOpen>
      <TextField name="inPopover" label="Name" />
    </Popover>,
  ],
])('a field in a %s of a form is reported, because it is not sent', (kind, overlay) => {
  renderInDesignSystem(<Form>{overlay}</Form>);
  expect(isWarned(`in${kind}`)).toBe(true);
});

test('a field in a form in a dialog, or of no form, is not reported', () => {
  renderInDesignSystem(
    <>
      <Form>
        <Dialog title="More" defaultOpen>
          <Form>
            <TextField name="inner" label="Name" />
          </Form>
        </Dialog>
        <TextField name="outer" label="Name" />
      </Form>
      <Dialog title="Alone" defaultOpen>
        <TextField name="alone" label="Name" />
      </Dialog>
    </>,
  );
  expect(['inner', 'outer', 'alone'].filter(isWarned)).toEqual([]);
});
