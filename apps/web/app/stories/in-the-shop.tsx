import type { Decorator } from '@storybook/react-vite'
import { CartTab } from '#app/features/cart/index.ts'
import { DashboardFrame } from '#app/features/layout/dashboard/dashboard-frame.tsx'
import { PublicFrame } from '#app/features/layout/public-frame.tsx'

/** The whole page around a shopping screen, as its layout draws it; stands below `withShop`. */
export const inTheShop: Decorator = (Story) => (
  <>
    <PublicFrame>
      <Story />
    </PublicFrame>
    <CartTab />
  </>
)

/** The same for a screen of the account. */
export const inTheAccount: Decorator = (Story) => (
  <>
    <PublicFrame>
      <DashboardFrame>
        <Story />
      </DashboardFrame>
    </PublicFrame>
    <CartTab />
  </>
)
