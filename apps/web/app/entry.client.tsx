import { createTranslate, TranslationProvider } from '@shop/ui/i18n'
import { StrictMode, startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router-dom'
import { languageTag, retellChoices } from './lib/i18n/choice.ts'
import { listenFirst } from './lib/pop-first.ts'
import { whenIdle } from './lib/when-idle.ts'

const locale = document.documentElement.dataset.locale ?? 'en'

/** A page that can be used, in English, is better than one that waits for its words. */
const patience = 5000

/** Straight and not through the client, whose code an English first view does not need. */
async function readMessages(): Promise<Record<string, string> | null> {
  try {
    const answer = await fetch(`/api/lang/${encodeURIComponent(locale)}`, {
      headers: {
        Accept: 'application/json',
        'Accept-Language': locale,
        'X-Requested-With': 'XMLHttpRequest',
      },
      signal: AbortSignal.timeout(patience),
    })
    return answer.ok ? await answer.json() : null
  } catch (error) {
    // Without translations the English phrases stand in (specification.md section 8: logged only).
    console.warn(error)
    return null
  }
}

/**
 * Hydration goes in small steps, and from then on a screen opens in one: a transition
 * gives way between every few parts, and a screen came four frames later.
 */
function Shop() {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setSettled(true))), [])
  return <HydratedRouter useTransitions={isSettled ? false : undefined} />
}

async function start() {
  listenFirst()
  // In the language that is stored, from the first call on (specification.md section 7).
  if (retellChoices()) return location.reload()
  const messages = await readMessages()
  const t = createTranslate(languageTag(locale), messages ?? {})
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TranslationProvider t={t}>
          <Shop />
        </TranslationProvider>
      </StrictMode>,
      // Without its words a page is hydrated in others than it was rendered in, and drawn anew.
      messages ? {} : { onRecoverableError: () => undefined },
    )
  })
}

void start()
