import DOMPurify from 'dompurify'
import { prepare } from './clean-html.ts'

/** Cleans HTML that the browser fetched itself. Import it when there is some. */
export const cleanHtml = prepare(DOMPurify)
