export * from './address.tsx'
export * from './address-box.tsx'
