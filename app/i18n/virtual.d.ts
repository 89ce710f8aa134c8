declare module 'virtual:messages/en' {
  import type { MessageFormatElement } from 'react-intl';

  const messages: Record<string, MessageFormatElement[]>;
  export default messages;
}

declare module 'virtual:component-rules' {
  const rules: readonly { className: string; css: string }[];
  export default rules;
}
