import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { defineMessages } from '../../i18n/intl.ts';
import { Section } from './Customizer.styles.ts';
import { PreferenceOptions, PreferenceSwitch } from './PreferenceControls.tsx';

const transitions = defineMessages({
  'zoom-fade': { id: 'ds.customizer.transition.zoomFade', defaultMessage: 'Zoom and fade' },
  'slide-fade': { id: 'ds.customizer.transition.slideFade', defaultMessage: 'Slide and fade' },
  'fade-bottom': { id: 'ds.customizer.transition.fadeBottom', defaultMessage: 'From below' },
  fade: { id: 'ds.customizer.transition.fade', defaultMessage: 'Fade' },
  'zoom-out': { id: 'ds.customizer.transition.zoomOut', defaultMessage: 'Zoom out' },
  none: { id: 'ds.customizer.transition.none', defaultMessage: 'None' },
});

const directions = defineMessages({
  auto: { id: 'ds.customizer.direction.auto', defaultMessage: 'By language' },
  ltr: { id: 'ds.customizer.direction.ltr', defaultMessage: 'Left to right' },
  rtl: { id: 'ds.customizer.direction.rtl', defaultMessage: 'Right to left' },
});

/** Renders the options for direction, page transitions and scrolling. */
export function PagesSection() {
  return (
    <Section data-part="section">
      <h3>
        <FormattedMessage id="ds.customizer.pages" defaultMessage="Pages" />
      </h3>
      <PreferenceOptions
        name="direction"
        label={<FormattedMessage id="ds.customizer.direction" defaultMessage="Direction" />}
        names={directions}
      />
      <PreferenceOptions
        name="routeTransition"
        label={<FormattedMessage id="ds.customizer.transition" defaultMessage="Page transition" />}
        names={transitions}
        description={
          <FormattedMessage
            id="ds.customizer.transition.hint"
            defaultMessage="If your device is set to reduce motion, pages appear without a transition."
          />
        }
      />
      <PreferenceSwitch
        name="scrollToTop"
        label={
          <FormattedMessage
            id="ds.customizer.scrollToTop"
            defaultMessage="“Back to top” button on long pages"
          />
        }
      />
    </Section>
  );
}
