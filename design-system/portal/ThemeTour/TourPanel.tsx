import { useCallback, useEffect, useRef, useState, type CSSProperties, type Ref } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { LiveText } from '../../primitives/LiveText/LiveText.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { usePreferencesStore } from '../../preferences/preferencesStore.ts';
import { getCardPosition, type Box } from './tourPosition.ts';
import { Card, Sheet, Spotlight, Title, Overlay } from './ThemeTour.styles.ts';
import { findSteps, findTarget } from './tourSteps.ts';
import { useTargetBox } from './tourPosition.ts';

export type ThemeTourProps = {
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

function toPx(value: number | undefined): string {
  return value === undefined ? 'auto' : `${value}px`;
}

function getSpotlightStyle({ start, end, top, bottom }: Box): CSSProperties {
  return {
    '--tour-start': toPx(start),
    '--tour-top': toPx(top),
    '--tour-width': toPx(end - start),
    '--tour-height': toPx(bottom - top),
  } as CSSProperties;
}

function getCardStyle(target: Box): CSSProperties {
  const { start, top, bottom } = getCardPosition(target, {
    width: window.innerWidth,
    height: window.innerHeight,
  });
  return {
    '--card-start': toPx(start),
    '--card-top': toPx(top),
    '--card-bottom': toPx(bottom),
  } as CSSProperties;
}

/** Renders the tour; a separate chunk, because it is off by default. */
export default function TourPanel(props: ThemeTourProps) {
  const { formatNumber } = useIntl();
  const { set } = usePreferencesStore();
  const endTour = useCallback(() => set({ themeTour: false }), [set]);
  const [steps] = useState(findSteps);
  const [index, setIndex] = useState(0);
  const nextRef = useRef<HTMLButtonElement>(null);
  const step = steps[index];
  const target = step && findTarget(step);
  const targetBox = useTargetBox(target);
  useEffect(() => {
    if (!target) endTour();
    // A static navbar may have scrolled out of view.
    else target.scrollIntoView?.({ block: 'nearest' });
  }, [target, endTour]);
  if (!step) return null;

  function goBack(): void {
    setIndex(index - 1);
    // The first step has no Back button, so focus would be lost with it.
    if (index === 1) nextRef.current?.focus();
  }
  const isLast = index === steps.length - 1;
  return (
    <Overlay data-part="overlay" isOpen onOpenChange={endTour} isKeyboardDismissDisabled={false}>
      <Spotlight data-part="spotlight" style={getSpotlightStyle(targetBox)} />
      <Card data-part="tour-card" style={getCardStyle(targetBox)}>
        <Sheet {...props}>
          <Title data-part="title" slot="title">
            <FormattedMessage {...step.title} />
          </Title>
          <div>
            <LiveText isNews>
              <FormattedMessage {...step.text} />
            </LiveText>
          </div>
          <div data-part="progress">
            <FormattedMessage
              id="ds.themeTour.progress"
              defaultMessage="Step {step} of {steps}"
              values={{ step: formatNumber(index + 1), steps: formatNumber(steps.length) }}
            />
          </div>
          <div data-part="actions">
            <Button variant="ghost" size="sm" onPress={endTour}>
              <FormattedMessage id="ds.themeTour.skip" defaultMessage="Skip" />
            </Button>
            {index > 0 && (
              <Button variant="ghost" size="sm" onPress={goBack}>
                <FormattedMessage id="ds.themeTour.back" defaultMessage="Back" />
              </Button>
            )}
            <Button
              ref={nextRef}
              size="sm"
              onPress={() => (isLast ? endTour() : setIndex(index + 1))}
              autoFocus
            >
              {isLast ? (
                <FormattedMessage id="ds.themeTour.done" defaultMessage="Done" />
              ) : (
                <FormattedMessage id="ds.themeTour.next" defaultMessage="Next" />
              )}
            </Button>
          </div>
        </Sheet>
      </Card>
    </Overlay>
  );
}
