import type { ReactNode } from 'react'
import { ConnectionNotice, type ConnectionNoticeProps } from './connection-notice.tsx'
import { StorageNotice } from './storage-notice.tsx'

/** What is said about the page itself, beside any screen. */
export default function Notices(props: ConnectionNoticeProps): ReactNode {
  return (
    <>
      <ConnectionNotice {...props} />
      <StorageNotice />
    </>
  )
}
