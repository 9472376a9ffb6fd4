/** The chat's face: what other features may use of it. The screen stands apart: it is a chunk of its own. */
export { ChatButton } from './chat-button.tsx'
export { messagesPath } from './messages-place.ts'
export { useUnread } from './use-unread.ts'
