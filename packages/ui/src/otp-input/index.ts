export * from './otp-input.tsx'
