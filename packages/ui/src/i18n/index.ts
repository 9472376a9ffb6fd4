export * from './i18n.tsx'
