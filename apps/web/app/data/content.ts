import type { LegalPage } from '@shop/contract'
import { resource } from './resource.ts'

/** `clean` says that this shop's own server has run the text through DOMPurify. */
export interface LegalPageAnswer extends LegalPage {
  clean: boolean
}

const calls = () => import('./content-calls.ts')

export const legalPageResource = resource('legal-page', async (door, slug: string) =>
  (await calls()).legalPage(door, slug),
)

export const contactResource = resource('contact', async (door) => (await calls()).contact(door))

/** A slug that is nobody's is answered with nulls (wire.md 13). */
export const isNoPage = ({ title, description }: LegalPage) => !title && !description
