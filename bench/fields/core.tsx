export * from '@byline/design-system/validation';
