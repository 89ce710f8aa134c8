import {
  DialogTrigger as AriaDialogTrigger,
  type DialogTriggerProps as AriaDialogTriggerProps,
} from 'react-aria-components/Dialog';

export type DialogTriggerProps = AriaDialogTriggerProps;

/** Connects a button with the Dialog that it opens: its two children, in this order. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <AriaDialogTrigger {...props} />;
}
