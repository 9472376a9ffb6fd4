import { createContext, use } from 'react'
import type { InlineScript } from '../server/document/inline-script.ts'

/** What the server writes into this document besides its screen (server/document). */
export interface DocumentScripts {
  scripts: readonly InlineScript[]
  /** While developing, when the policy knows scripts by it. */
  nonce?: string | undefined
}

export const DocumentScriptsContext = createContext<DocumentScripts>({ scripts: [] })

/**
 * The document's own scripts of a place. The browser draws none: what stands in the head and at the
 * end of the body is no part of the app, and React passes it by when it hydrates.
 */
export function ScriptsAt({ position }: Pick<InlineScript, 'position'>) {
  const { scripts, nonce } = use(DocumentScriptsContext)
  return scripts
    .filter((script) => script.position === position)
    .map(({ code, id, module }) => (
      <script key={code} id={id} type={module ? 'module' : undefined} nonce={nonce}>
        {code}
      </script>
    ))
}
