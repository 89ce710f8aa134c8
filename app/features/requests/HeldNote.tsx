import { Text, type Action } from '@byline/design-system';

/**
 * Shows why buttons are held; nothing while they are not. Takes the `reasonProps` of `useAction`. It is not announced: the connection is, once
 * for the page, and a press on a held button announces its description.
 */
export function HeldNote({ id, children }: Action<never>['reasonProps']) {
  if (!children) return null;
  return (
    <Text id={id} size="sm" isMuted>
      {children}
    </Text>
  );
}
