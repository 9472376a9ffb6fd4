export * from './link-provider.tsx'
