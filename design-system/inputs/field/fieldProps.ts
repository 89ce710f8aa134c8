import type { FocusEventHandler, KeyboardEventHandler, ReactNode, Ref } from 'react';
import type { ValidateOn } from '../../validation/fieldOptions.ts';
import type { RuleMessages, Rules } from '../../validation/rules.ts';

/** The focus and the events of every field, whose control is a `Control`. */
export type FieldEvents<Control extends Element = HTMLElement> = {
  /**
   * Whether the control is focused when the field is mounted.
   * @default false
   */
  autoFocus?: boolean | undefined;
  /** Called once when focus enters the field. */
  onFocus?: FocusEventHandler<Control> | undefined;
  /** Called once when focus leaves the whole field, not when it moves within it or to its open list. */
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
  /** Called with each key in the field, before the control handles it. */
  onKeyDown?: KeyboardEventHandler<Control> | undefined;
  /** A ref to the control that receives the focus: the input, the button of a list, or the first of several controls. */
  inputRef?: Ref<Control> | undefined;
};

/** The visible name of a field. */
export type FieldLabel = {
  /** The visible label, which also names the field in its validation messages. */
  label: ReactNode;
  /**
   * The label as plain text, for names of buttons and announcements. By default the text in `label`; needed if a component in it
   * renders the text.
   */
  textValue?: string | undefined;
  /**
   * Whether the label is visually hidden.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** Help text below the label. */
  description?: ReactNode;
  /** Further help, which a button beside the label opens. Its code loads only where it is used. */
  contextualHelp?: ReactNode;
};

/** The props of every field. */
export type FieldProps<Control extends Element = HTMLElement> = FieldEvents<Control> &
  FieldLabel & {
    /** The name of the value in the form, in native form data and in the server's `errors`. */
    name?: string | undefined;
    /**
     * Rules in addition to those derived from constraints such as `isRequired`. A rule of the same name replaces the
     * derived one.
     */
    rules?: Rules | undefined;
    /** Messages that replace the default ones, by rule name: texts or FormatJS descriptors. `{field}` is the label. */
    ruleMessages?: RuleMessages | undefined;
    /**
     * The event after which the field starts to show errors: its first input or its first blur. By default the form's.
     */
    validateOn?: ValidateOn | undefined;
    /** An error message that replaces the field's own while it is set. */
    errorMessage?: string | undefined;
    /**
     * Whether a value is required.
     * @default false
     */
    isRequired?: boolean | undefined;
    /**
     * Whether the field is disabled: it cannot be focused, is not validated and is not submitted.
     * @default false
     */
    isDisabled?: boolean | undefined;
    /**
     * Whether the value can be read and copied, but not changed. A read-only field is not validated.
     * @default false
     */
    isReadOnly?: boolean | undefined;
    /** The `id` of an element that describes the control, in addition to the field's own description. */
    'aria-describedby'?: string | undefined;
    /** The `id` of the root element. */
    id?: string | undefined;
    /** Classes of the root element. */
    className?: string | undefined;
    /** A ref to the root element, whose `focus()` focuses the control. */
    ref?: Ref<HTMLDivElement> | undefined;
  };
