export * from './amount-row.tsx'
export * from './order-summary.tsx'
