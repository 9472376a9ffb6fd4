import type { Decorator } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** A word of another server, without a place to break it. */
export const longWord = 'WaitingForCollectionByTheRegionalShippingCompanyOfYourChoice'

/** As wide as the narrowest screen, for a story with the viewport of a phone. */
export const narrow: Decorator = (Story) => (
  <div data-testid="narrow" style={{ width: 320 }}>
    <Story />
  </div>
)

/** Nothing stands out of the narrow screen. */
export const expectToFit = (screen: HTMLElement) =>
  expect(screen.scrollWidth).toBeLessThanOrEqual(screen.clientWidth)
