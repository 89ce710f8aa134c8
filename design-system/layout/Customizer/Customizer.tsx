import { Settings } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { usePreferencesStore } from '../../preferences/preferencesStore.ts';
import { usePreference } from '../../preferences/usePreference.ts';

export type CustomizerProps = {
  id?: string;
  ref?: Ref<HTMLSpanElement>;
};

const loadPanel = () => import('./CustomizerPanel.tsx');
const CustomizerPanel = lazy(loadPanel);

const Root = styled.span`
  display: inline-flex;
`;

/**
 * Renders a button, for a navbar, that opens a panel with all display preferences. Renders nothing if the preference `customizer`
 * is off.
 */
export function Customizer(props: CustomizerProps) {
  const { formatMessage } = useIntl();
  const preferences = usePreferencesStore();
  const isEnabled = usePreference('customizer');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isTourPending = useRef(false);
  if (!isEnabled) return null;
  const preload = () => void loadPanel();
  // The tour returns the focus to where it was, so it starts once the panel has returned it here.
  const startPendingTour = () => {
    if (isTourPending.current) preferences.set({ themeTour: true });
    isTourPending.current = false;
  };
  return (
    <Root {...props} data-tour="customizer">
      <IconButton
        label={formatMessage({
          id: 'ds.customizer.open',
          defaultMessage: 'Customize the display',
        })}
        onPress={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        onFocus={() => {
          preload();
          startPendingTour();
        }}
        onHoverStart={preload}
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
            onTour={() => {
              isTourPending.current = true;
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}
