export * from './filter-group.tsx'
export * from './filter-links.tsx'
export * from './folded-list.tsx'
