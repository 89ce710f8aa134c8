import { createContext, useContext } from 'react';

/** The id of the element with the reason why the form around cannot be sent now; undefined while it can. */
export const FormReasonContext = createContext<string | undefined>(undefined);

type SubmitProps = { form?: string | undefined; 'aria-describedby'?: string | undefined };

/** Returns the props that hold a submit button while the form around it cannot be sent; undefined while it can, or for another form. */
export function useFormHold({ form, 'aria-describedby': describedBy = '' }: SubmitProps) {
  const reasonId = useContext(FormReasonContext);
  if (reasonId === undefined || form !== undefined) return undefined;
  return {
    'aria-disabled': true,
    'aria-describedby': `${describedBy} ${reasonId}`.trim(),
  } as const;
}
