import { use, useId, type Ref } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useProps } from '../../internal/useProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { ReviewHead, ReviewStep, WizardRoot } from './Wizard.styles.ts';
import { WizardContext } from './wizardContext.ts';

export type WizardReviewProps = {
  /**
   * The level of the headings, one more than the level of the wizard's.
   * @default 3
   */
  level?: HeadingLevel;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Shows the summaries of the earlier steps of a `Wizard`, each with a button to change the step, from which Continue returns here. */
export function WizardReview(given: WizardReviewProps) {
  const { level = 3, ...props } = useProps('WizardReview', given);
  const { items, change } = use(WizardContext);
  const ownId = useId();
  return (
    <WizardRoot {...props}>
      {items.map(({ id, label, summary }) => (
        <ReviewStep key={id} data-part="step">
          <ReviewHead data-part="head">
            <Heading id={`${ownId}-${id}`} level={level}>
              {label}
            </Heading>
            <Button
              id={`${ownId}-${id}-change`}
              variant="ghost"
              size="sm"
              aria-labelledby={`${ownId}-${id}-change ${ownId}-${id}`}
              onPress={() => change(id)}
            >
              <FormattedMessage id="ds.wizard.change" defaultMessage="Change" />
            </Button>
          </ReviewHead>
          {summary}
        </ReviewStep>
      ))}
    </WizardRoot>
  );
}
