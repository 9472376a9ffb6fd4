/** The face of the written pages. */
export { ContactScreen } from './contact-screen.tsx'
export { LegalPageScreen } from './legal-page-screen.tsx'
export { SupportScreen } from './support-screen.tsx'
