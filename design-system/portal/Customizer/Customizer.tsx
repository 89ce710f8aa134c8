import { Settings } from 'lucide-react';
import { Suspense, useState, type Ref } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { useControllable } from '../../internal/useControllable.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { usePreferencesStore } from '../../preferences/preferencesStore.ts';
import { usePreference } from '../../preferences/usePreference.ts';

export type CustomizerProps = {
  /** Whether the panel is open (controlled). */
  isOpen?: boolean;
  /**
   * Whether the panel is initially open (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the panel opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  id?: string;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
};

const CustomizerPanel = lazyPart(() => import('./CustomizerPanel.tsx'));

const Root = styled.span`
  display: inline-flex;
`;

/**
 * Renders a button, for a navbar, that opens a panel with all display preferences. Renders nothing if the preference `customizer`
 * is off.
 */
export function Customizer(given: CustomizerProps) {
  const {
    isOpen: isOpenControlled,
    defaultOpen = false,
    onOpenChange,
    ...props
  } = useProps('Customizer', given);
  const { formatMessage } = useIntl();
  const preferences = usePreferencesStore();
  const isEnabled = usePreference('customizer');
  const [isOpen, setOpen] = useControllable(isOpenControlled, defaultOpen, onOpenChange);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!isEnabled) return null;
  // Called if the code of the panel cannot be loaded; the next press tries again.
  const forgetOpening = () => {
    setOpen(false);
    setWasOpened(false);
  };
  // The tour returns the focus to where it was, so it starts once the panel has returned it.
  const startTour = () => {
    document.addEventListener('focusin', () => preferences.set({ themeTour: true }), {
      once: true,
    });
    setOpen(false);
  };
  return (
    <Root {...props} data-tour="customizer">
      <IconButton
        aria-label={formatMessage({
          id: 'ds.customizer.open',
          defaultMessage: 'Customize the display',
        })}
        onPress={() => setOpen(true)}
        onFocus={CustomizerPanel.preload}
        onHoverStart={CustomizerPanel.preload}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <Icon as={Settings} size={20} />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <CustomizerPanel
            isOpen={isOpen}
            onOpenChange={setOpen}
            onTour={startTour}
            onLost={forgetOpening}
          />
        </Suspense>
      )}
    </Root>
  );
}
