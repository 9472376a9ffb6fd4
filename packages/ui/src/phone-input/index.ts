export { dialCode, type PhoneCountry, splitNumber } from './dial-code.ts'
export * from './phone-input.tsx'
