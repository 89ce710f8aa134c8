import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { placeCard, type Place } from './placeCard.ts';
import { Card, Sheet, Spotlight, Title, Veil } from './ThemeTour.styles.ts';
import { stepsOnPage, targetOf } from './tourSteps.ts';
import { useTargetPlace } from './useTargetPlace.ts';

function px(value: number | undefined): string {
  return value === undefined ? 'auto' : `${value}px`;
}

function spotlightAt({ start, end, top, bottom }: Place): CSSProperties {
  return {
    '--tour-start': px(start),
    '--tour-top': px(top),
    '--tour-width': px(end - start),
    '--tour-height': px(bottom - top),
  } as CSSProperties;
}

function cardAt(place: Place): CSSProperties {
  const { start, top, bottom } = placeCard(place, {
    width: window.innerWidth,
    height: window.innerHeight,
  });
  return {
    '--card-start': px(start),
    '--card-top': px(top),
    '--card-bottom': px(bottom),
  } as CSSProperties;
}

function end(): void {
  preferencesStore.set({ themeTour: false });
}

/** The tour itself, in a chunk of its own: it is off unless somebody asks for it. */
export default function TourPanel() {
  const [steps] = useState(stepsOnPage);
  const [index, setIndex] = useState(0);
  const nextRef = useRef<HTMLButtonElement>(null);
  const step = steps[index];
  const target = step && targetOf(step);
  const place = useTargetPlace(target);
  useEffect(() => {
    if (!target) end();
    // The last scroll position of a page may have left the navbar behind.
    else target.scrollIntoView?.({ block: 'nearest' });
  }, [target]);
  if (!step) return null;

  function goBack(): void {
    setIndex(index - 1);
    // On the first step there is no way back, and its button takes the focus with it.
    if (index === 1) nextRef.current?.focus();
  }
  const isLast = index === steps.length - 1;
  return (
    <Veil isOpen onOpenChange={end} isKeyboardDismissDisabled={false}>
      <Spotlight style={spotlightAt(place)} />
      <Card style={cardAt(place)}>
        <Sheet>
          <Title slot="title">
            <FormattedMessage {...step.title} />
          </Title>
          <div aria-live="polite" aria-atomic="true">
            <FormattedMessage {...step.text} />
          </div>
          <div data-part="progress">
            <FormattedMessage
              id="ds.themeTour.progress"
              defaultMessage="Step {step} of {steps}"
              values={{ step: index + 1, steps: steps.length }}
            />
          </div>
          <div data-part="actions">
            <Button variant="ghost" size="sm" onPress={end}>
              <FormattedMessage id="ds.themeTour.skip" defaultMessage="Skip" />
            </Button>
            {index > 0 && (
              <Button variant="outline" size="sm" onPress={goBack}>
                <FormattedMessage id="ds.themeTour.back" defaultMessage="Back" />
              </Button>
            )}
            <Button
              ref={nextRef}
              size="sm"
              onPress={() => (isLast ? end() : setIndex(index + 1))}
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
    </Veil>
  );
}
