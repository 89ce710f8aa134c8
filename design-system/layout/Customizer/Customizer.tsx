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

// A narrow page has no margin to float over: there the gear ends the page, and covers none of its buttons.
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
 * A gear at the edge of the screen (under 768 px, at the end of the page), and behind it all display preferences, which take effect at once. It is there
 * while the preference `customizer` is on. The panel's code comes when the gear is reached.
 */
export function Customizer(props: CustomizerProps) {
  const { formatMessage } = useIntl();
  const isWanted = usePreference('customizer');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (!isWanted) return null;
  const prepare = () => void loadPanel();
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
        onFocus={prepare}
        onHoverStart={prepare}
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
