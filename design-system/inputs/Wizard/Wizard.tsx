import { useContext, useEffect, useRef, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { checkProps } from '../../internal/propGuards.ts';
import { useProps } from '../../internal/useProps.ts';
import { isDevelopment, warnOnce } from '../../internal/warnOnce.ts';
import { Stepper } from '../../navigation/Stepper/Stepper.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { FormStoreContext } from '../../validation/useFormState.ts';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { useWizardSteps } from './useWizardSteps.ts';
import { WizardActions, WizardRoot } from './Wizard.styles.ts';
import { WizardContext } from './wizardContext.ts';
import { WizardStep } from './WizardStep.tsx';

/** A step of a Wizard. */
export type WizardItem<Id extends string = string> = {
  /** The unique id. */
  id: Id;
  /** The label, in one or two words: in the line of steps, and the heading of the step. */
  label: ReactNode;
  /** The fields of the step. They stay mounted while another step is shown. */
  content: ReactNode;
  /** What a `WizardReview` shows of the step. Without it, the step is not in the review. */
  summary?: ReactNode;
};

export type WizardProps<Id extends string = string> = {
  /** The accessible name of the line of steps. */
  'aria-label': string;
  /** The steps from first to last. A step that does not apply is left out, and its values are not sent. */
  items: readonly WizardItem<Id>[];
  /** The id of the step (controlled), such as a parameter of the address; `''` for the first. An earlier step is shown if it is not complete. */
  selectedKey?: string;
  /** The id of the initial step (uncontrolled). By default the first one. */
  defaultSelectedKey?: string;
  /** Called with the id of the step that is shown. With `replace`, the Back button of the browser skips the present address. */
  onSelectionChange?: (key: Id, options: { replace: boolean }) => void;
  /** The text of the button that sends the form, at the last step. By default “Send”. */
  submitLabel?: ReactNode;
  /**
   * The level of the headings of the steps.
   * @default 2
   */
  level?: HeadingLevel;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Renders the fields of the form around in steps. Continue validates the fields of its step; the last step sends the form. An error in an
 * earlier step leads there.
 */
export function Wizard<Id extends string = string>(given: WizardProps<Id>) {
  const {
    'aria-label': label,
    items,
    selectedKey,
    defaultSelectedKey,
    onSelectionChange,
    submitLabel,
    level = 2,
    ...props
  } = useProps('Wizard', given);
  const store = useContext(FormStoreContext);
  if (isDevelopment) checkProps('Wizard', { items });
  const stepsRef = useRef<HTMLDivElement>(null);
  const steps = useWizardSteps<Id>({
    store,
    stepsRef,
    items,
    selectedKey,
    defaultSelectedKey,
    onSelectionChange,
  });
  const { index, moves, invalidKeys } = steps;
  const isLast = index === items.length - 1;

  useEffect(() => {
    if (isDevelopment && !store) warnOnce('Wizard needs a Form around it.');
  }, [store]);

  const begin = () => steps.begin();
  const reviewed = items.flatMap(({ id, label: title, summary }, at) =>
    summary === undefined || at >= index ? [] : [{ id, label: title, summary }],
  );
  return (
    <WizardRoot
      {...props}
      onKeyDownCapture={begin}
      onPointerDownCapture={begin}
      onClickCapture={begin}
      onInputCapture={begin}
      onDropCapture={begin}
    >
      <Stepper
        aria-label={label}
        items={items.map((item) => ({
          id: item.id,
          label: item.label,
          isInvalid: invalidKeys.includes(item.id),
        }))}
        selectedKey={items[index]?.id ?? ''}
        onSelectionChange={(id) => steps.change(id)}
      />
      <WizardContext value={{ items: reviewed, change: (id) => steps.change(id as Id) }}>
        <div ref={stepsRef} data-part="steps">
          {items.map((item, at) => (
            <WizardStep
              key={item.id}
              label={item.label}
              level={level}
              number={at + 1}
              total={items.length}
              isCurrent={at === index}
              moves={moves}
              onOpen={() => steps.open(item.id)}
            >
              {item.content}
            </WizardStep>
          ))}
        </div>
      </WizardContext>
      <WizardActions data-part="actions">
        <SubmitButton>
          {isLast ? (
            (submitLabel ?? <FormattedMessage id="ds.wizard.send" defaultMessage="Send" />)
          ) : (
            <FormattedMessage id="ds.wizard.continue" defaultMessage="Continue" />
          )}
        </SubmitButton>
        {index > 0 && (
          <Button variant="ghost" onPress={() => steps.goBack()}>
            <FormattedMessage id="ds.wizard.back" defaultMessage="Back" />
          </Button>
        )}
      </WizardActions>
    </WizardRoot>
  );
}
