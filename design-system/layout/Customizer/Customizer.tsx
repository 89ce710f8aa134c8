import { Settings } from 'lucide-react';
import { lazy, Suspense, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { usePreference } from '../../preferences/usePreference.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { from } from '../../theme/mixins.ts';

export type CustomizerProps = {
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const loadPanel = () => import('./CustomizerPanel.tsx');
const CustomizerPanel = lazy(loadPanel);

const { layer, shadow, space } = tokens;

// Narrow pages have no margin to float over, so the button is at their end and covers nothing.
const Edge = styled.div`
  display: flex;
  justify-content: end;
  padding: 0 ${space.md} ${space.md};

  ${from.md} {
    position: fixed;
    inset-block-start: 40%;
    inset-inline-end: 0;
    z-index: ${layer.sticky};
    padding: 0;

    & button {
      border-start-end-radius: 0;
      border-end-end-radius: 0;
      box-shadow: ${shadow.md};
    }
  }
`;

/**
 * Renders a button at the edge of the screen (below 768 px at the end of the page) that opens a panel with all display
 * preferences. Renders nothing if the preference `customizer` is off.
 */
export function Customizer(props: CustomizerProps) {
  const { formatMessage } = useIntl();
  const isEnabled = usePreference('customizer');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (!isEnabled) return null;
  const preload = () => void loadPanel();
  return (
    <Edge {...props} data-tour="customizer">
      <IconButton
        variant="solid"
        label={formatMessage({
          id: 'ds.customizer.open',
          defaultMessage: 'Customize the display',
        })}
        onPress={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        onFocus={preload}
        onHoverStart={preload}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <Icon as={Settings} size={20} />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <CustomizerPanel isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Edge>
  );
}
