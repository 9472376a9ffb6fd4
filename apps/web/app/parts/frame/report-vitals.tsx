import { useContext, useEffect, useEffectEvent } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext } from 'react-router-dom'
import { useShop } from '#app/state/shop/shop-context.tsx'

declare global {
  interface Navigator {
    /** Global Privacy Control. */
    globalPrivacyControl?: boolean
  }
}

const wantsPrivacy = ({ doNotTrack, globalPrivacyControl }: Navigator) =>
  doNotTrack === '1' || globalPrivacyControl === true

/** Has a share of the visits measured, as settings say; never who asks not to be. */
export function ReportVitals() {
  const { settings } = useShop()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const begin = useEffectEvent(() => {
    if (!router || wantsPrivacy(navigator)) return
    if (Math.random() * 100 >= settings.web_vitals_percent) return
    const screenOf = (path: string) => matchRoutes(router.routes, path)?.at(-1)?.route.id
    import('./vitals.ts').then(
      ({ watchVitals }) => watchVitals(screenOf),
      () => undefined,
    )
  })
  useEffect(() => begin(), [])
  return null
}
