import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { DialogSheet } from '../../primitives/overlay/DialogSheet.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { usePreferencesStore } from '../../preferences/preferencesStore.ts';
import { PagesSection } from './PagesSection.tsx';
import { BarsSection } from './BarsSection.tsx';
import { TransparentOverlay, Panel } from './Customizer.styles.ts';
import { AppearanceSection } from './AppearanceSection.tsx';
import { MenuSection } from './MenuSection.tsx';

type CustomizerPanelProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onTour: () => void;
};

/** Renders all display preferences; a separate chunk, because most visits never open it. */
export default function CustomizerPanel({ onTour, ...overlay }: CustomizerPanelProps) {
  const { formatMessage } = useIntl();
  const preferences = usePreferencesStore();
  return (
    <TransparentOverlay data-part="overlay" {...overlay} isDismissable>
      <Panel data-part="panel" data-side="end" data-size="sm">
        <DialogSheet
          title={formatMessage({ id: 'ds.customizer.title', defaultMessage: 'Display' })}
          hasCloseButton
          footer={
            <>
              <Button variant="ghost" onPress={onTour}>
                <FormattedMessage id="ds.customizer.tour" defaultMessage="Take the tour" />
              </Button>
              <Button variant="soft" onPress={() => preferences.reset()}>
                <FormattedMessage id="ds.customizer.reset" defaultMessage="Reset all" />
              </Button>
            </>
          }
        >
          <AppearanceSection />
          <MenuSection />
          <BarsSection />
          <PagesSection />
        </DialogSheet>
      </Panel>
    </TransparentOverlay>
  );
}
