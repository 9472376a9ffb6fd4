import type { Decorator } from '@storybook/react-vite'
import { CartTab } from '#app/parts/cart/cart-tab.tsx'
import { DashboardFrame } from '#app/parts/dashboard/dashboard-frame.tsx'
import { PublicFrame } from '#app/parts/frame/public-frame.tsx'

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
