'use client'

import { ShopProvider } from '@shop/ui/provider'
import { rampFrom } from '@shop/ui/theme'
import type { ReactNode } from 'react'

export function Providers({ children }: { children: ReactNode }) {
  return <ShopProvider colors={rampFrom('#7a3fb3')}>{children}</ShopProvider>
}
