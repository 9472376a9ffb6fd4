import type { LegalPage } from '@shop/contract'
import { sharedResource } from './resource.ts'

/** `clean` says that this shop's own server has run the text through DOMPurify. */
export interface LegalPageAnswer extends LegalPage {
  clean: boolean
}

const calls = () => import('./content-calls.ts')

export const legalPageResource = sharedResource('legal-page', async (door, slug: string) =>
  (await calls()).legalPage(door, slug),
)

export const contactResource = sharedResource('contact', async (door) =>
  (await calls()).contact(door),
)

/** A slug that is nobody's is answered with nulls (wire.md 13). */
export const isNoPage = ({ title, description }: LegalPage) => !title && !description
