import { TranslationProvider } from '@shop/ui/i18n'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router-dom'
import { translateWith } from './i18n/translate.ts'

const locale = document.documentElement.dataset.locale ?? 'en'

/** Straight and not through the door, whose code an English first view does not need. */
async function readMessages(): Promise<Record<string, string>> {
  try {
    const answer = await fetch(`/api/lang/${encodeURIComponent(locale)}`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': locale },
    })
    return answer.ok ? await answer.json() : {}
  } catch (error) {
    // Without translations the English phrases stand in (spec.md section 8: logged only).
    console.warn(error)
    return {}
  }
}

async function start() {
  const t = await translateWith(locale, await readMessages())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TranslationProvider t={t}>
          {/* A transition gives way between every few parts: a screen came four frames later. */}
          <HydratedRouter useTransitions={false} />
        </TranslationProvider>
      </StrictMode>,
    )
  })
}

void start()
