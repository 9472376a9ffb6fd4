import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'
import { useEffect } from 'react'
import { profileResource } from '#app/data/account.ts'
import { useOwn } from '#app/parts/account/use-own.ts'
import { PageTitle } from '#app/parts/page/page-frame.tsx'
import { rememberUser } from '#app/state/session/remember-user.ts'
import { ProfileForm } from './profile-form.tsx'

/** /profile: who the shopper is, as the server knows them now. */
export function ProfileScreen() {
  const t = useT()
  const { data, error, isValidating, mutate } = useOwn(profileResource)
  // It may have been changed on another device.
  useEffect(() => {
    if (data) rememberUser(data)
  }, [data])
  return (
    <>
      <PageTitle>{t('My Profile')}</PageTitle>
      <div className="mt-6 max-w-160 sm:mt-8">
        {data ? (
          <ProfileForm key={data.id} user={data} />
        ) : error ? (
          <ErrorState
            message={t(error.message)}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : (
          <FormSkeleton />
        )}
      </div>
    </>
  )
}

const fields = ['name', 'email', 'phone', 'country', 'gender', 'birthday']

function FormSkeleton() {
  return (
    <SkeletonRegion className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <div className="flex items-center gap-5 pb-3 sm:col-span-2">
        <Skeleton className="size-20 rounded-full" />
        <div className="grid gap-2">
          <Skeleton className="h-11 w-40 rounded-control" />
          <Skeleton className="h-4 w-56" />
        </div>
      </div>
      {fields.map((field) => (
        <div key={field}>
          <Skeleton className="h-5 w-28" />
          <Skeleton className="mt-1.5 h-11 w-full rounded-control" />
        </div>
      ))}
    </SkeletonRegion>
  )
}
