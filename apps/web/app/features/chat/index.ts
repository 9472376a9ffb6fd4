/** The chat's face: what other features may use of it. */
export { ChatButton, type ChatButtonProps } from './chat-button.tsx'
