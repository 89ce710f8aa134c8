import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useIntl } from '../../../i18n/intl.ts';
import styled from 'styled-components';
import { Popover } from '../../../feedback/Popover/Popover.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import * as tokens from '../../../theme/generated/tokens.ts';
import { focusRing } from '../../../theme/mixins.ts';
import type { FieldLabel } from '../fieldProps.ts';
import { getFieldText } from '../fieldText.ts';

const { color, radius, space } = tokens;

const Root = styled(Button)`
  display: inline-grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  /* In the line of the label, which is less high. */
  margin-block: -0.125rem;
  margin-inline-start: ${space['3xs']};
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.text.muted};
  vertical-align: top;
  cursor: pointer;

  &:is([data-hovered], [data-pressed]) {
    background: ${color.background.hover};
    color: ${color.text.default};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`;

type Props = Pick<FieldLabel, 'label' | 'textValue'> & { children: ReactNode };

/** Renders the button beside the label of a field, and the popover with help that it opens. */
export default function HelpButton({ children, ...field }: Props) {
  const { formatMessage } = useIntl();
  const name = formatMessage(
    { id: 'ds.field.help', defaultMessage: 'Help: {label}' },
    { label: getFieldText(field) },
  );
  return (
    <Popover
      trigger={
        <Root data-part="help" aria-label={name}>
          <Icon as={CircleHelp} size={16} />
        </Root>
      }
    >
      {children}
    </Popover>
  );
}
