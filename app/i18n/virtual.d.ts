declare module 'virtual:messages/en' {
  import type { Catalog } from './loadCatalog.ts';

  const messages: Catalog;
  export default messages;
}
