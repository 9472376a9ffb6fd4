import { Banner } from '@shop/ui/banner'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { useEffect } from 'react'
import { useResource } from '#app/data/resource.ts'
import { settingsResource } from '#app/data/settings.ts'

/** Asked this often whether the shop's server is back; ms. */
const patience = 5_000

/**
 * Says that the shop's server could not be reached while this page was made, and loads the page
 * again as soon as it answers.
 */
export default function RecoveryBanner() {
  const t = useT()
  const { data } = useResource(settingsResource, [], {
    revalidateOnMount: true,
    // An interval of SWR's ends with the first failure, and its retries come ever more slowly.
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
      setTimeout(() => void revalidate({ retryCount }), patience)
    },
  })
  useEffect(() => {
    if (data) location.reload()
  }, [data])
  return (
    <Banner
      tone="warning"
      layout="bar"
      action={
        <Button size="sm" variant="outline" onClick={() => location.reload()}>
          {t('Retry')}
        </Button>
      }
    >
      {t('The shop is not answering right now. This page comes back by itself.')}
    </Banner>
  )
}
