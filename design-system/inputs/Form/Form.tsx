import {
  useEffect,
  useEffectEvent,
  useId,
  useInsertionEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { FormContext, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import type { FormErrors } from '../../internal/describeError.ts';
import { isVisible } from '../../internal/isVisible.ts';
import { useProps } from '../../internal/useProps.ts';
import type { OwnProps } from '../../internal/ownProps.ts';
import type { ValidateOn } from '../../validation/fieldOptions.ts';
import { createFormStore } from '../../validation/formStore.ts';
import { FormReasonContext } from '../../validation/formHold.ts';
import { FormStoreContext } from '../../validation/useFormState.ts';
import { LiveText } from '../../primitives/LiveText/LiveText.tsx';
import { FieldScopeContext } from '../field/fieldScope.ts';
import { ActionStatus } from './ActionStatus.tsx';
import { ErrorsWithoutScript, FormSummary } from './FormSummary.tsx';
import { FormRoot } from './Form.styles.ts';
import type { FormHandle } from './formExtension.ts';
import { useFormSubmit } from './useFormSubmit.ts';

/** The values of a form by the names of its fields. */
export type FormValues = Record<string, unknown>;

/** What the children of a form receive if they are a function. */
export type FormNames<Values extends object = FormValues> = {
  /** Returns the name of a field, which must be one of the form's values. A name with dots is one name, as in the values. */
  name: <Name extends keyof Values & string>(name: Name) => Name;
};

export type FormProps<Values extends object = FormValues> = Omit<
  OwnProps<AriaFormProps>,
  'children' | 'onSubmit' | 'validationBehavior' | 'validationErrors'
> & {
  /** The content; a function receives `name`, with which the compiler checks the names of fields. */
  children: ReactNode | ((form: FormNames<Values>) => ReactNode);
  /**
   * The object that `useForm` returns, with a schema, initial values and functions to read and set values. Then names with dots are paths
   * into the values.
   */
  form?: FormHandle<Values> | undefined;
  /**
   * Called with the values once all fields are valid. The form cannot be sent again until the returned promise settles. Returned
   * errors are shown at their fields and, where no field has that name, in the summary; errors of a field that has changed
   * meanwhile are dropped. If the promise rejects, the errors are those that `describeError` of `DesignSystemProvider` returns, or else a
   * general one. Without `onSubmit` the form is submitted natively, to `action`.
   */
  onSubmit?: ((values: Values) => void | FormErrors | Promise<void | FormErrors>) | undefined;
  /**
   * Messages of a server by the name of the field; under `''` a message about the whole form. Each new object is shown until the next
   * input in its fields. Messages of the first render are part of server-rendered HTML.
   */
  errors?: Readonly<Record<string, string>> | undefined;
  /**
   * The event after which a field starts to show errors: its first input or its first blur.
   * @default 'input'
   */
  validateOn?: ValidateOn | undefined;
  /**
   * Why the form cannot be sent now. While it is set, it is shown at the end of the form and announced, and submit buttons do nothing. A reason in an
   * element with `aria-live="off"` is announced only by a press.
   */
  unavailableReason?: ReactNode;
  ref?: Ref<HTMLFormElement> | undefined;
};

// React Aria's own fields show their messages in the page, as ours do.
const ariaForm = { validationBehavior: 'aria' } as const;

const names = { name: <Name extends string>(name: Name) => name };

/** Renders fields that are validated and sent together. */
export function Form<Values extends object = FormValues>(given: FormProps<Values>) {
  const {
    children,
    form,
    onSubmit,
    onReset,
    errors,
    validateOn = 'input',
    unavailableReason,
    ...props
  } = useProps('Form', given);
  const ownId = useId();
  const reasonId = useId();
  const reason = useRef<HTMLElement>(null);
  const [store] = useState(() => createFormStore(props.id ?? ownId, errors));
  const submit = useFormSubmit(
    store,
    onSubmit,
    typeof props.action === 'function',
    form?.extension,
  );

  const showGivenErrors = useEffectEvent((given: Readonly<Record<string, string>>) =>
    submit.showErrors({ errors: given }),
  );
  // In an insertion effect, which runs before the next event: a `useEffect` may run after an input, for which the field reads the value.
  useInsertionEffect(() => store.setValidateOn(validateOn));
  useEffect(() => store.dropInitialErrors(), [store]);
  useEffect(() => {
    if (errors === undefined) return undefined;
    // In a timer, because `flushSync` does nothing during effects. A closed card or tab that contains the first invalid field opens with
    // `flushSync`, before the field is focused.
    const timer = setTimeout(() => showGivenErrors(errors), 0);
    return () => clearTimeout(timer);
  }, [errors]);

  const content = typeof children === 'function' ? children(names) : children;

  return (
    <FormRoot
      id={ownId}
      {...submit.handlers}
      onFocusCapture={({ target }) => store.setFocused(target)}
      onBlurCapture={({ target }) => {
        // Chromium also fires this when the focused element is hidden.
        if (isVisible(target)) store.setFocused(null);
      }}
      {...props}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => submit.onSubmit(event, reason.current)}
      onReset={(event: FormEvent<HTMLFormElement>) => {
        // React also passes on the events of a form in a dialog that is opened here.
        if (event.target !== event.currentTarget) return;
        onReset?.(event);
        if (!event.defaultPrevented) submit.onReset();
      }}
    >
      <FormContext value={ariaForm}>
        <FormStoreContext value={store}>
          <ActionStatus store={store} errors={errors} />
          {errors && <ErrorsWithoutScript errors={errors} />}
          <FormSummary store={store} />
          <FieldScopeContext value={null}>
            <FormReasonContext value={unavailableReason ? reasonId : undefined}>
              {form?.extension.render(store, content) ?? content}
            </FormReasonContext>
          </FieldScopeContext>
          {unavailableReason && (
            <LiveText ref={reason} id={reasonId} isNews>
              {unavailableReason}
            </LiveText>
          )}
        </FormStoreContext>
      </FormContext>
    </FormRoot>
  );
}
