import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Breadcrumb } from '../breadcrumb/index.ts'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { DirectionProvider } from '../direction/index.ts'
import { ArrowEndIcon, ClockIcon, SearchIcon } from '../icons/index.ts'
import { Price } from '../price/index.ts'
import { Rating } from '../rating/index.ts'
import { Switch } from '../switch/index.ts'

const meta = {
  title: 'Foundations/Mirroring',
  parameters: { controls: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function BothWays({ children }: { children: (dir: 'ltr' | 'rtl') => ReactNode }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2" dir="ltr">
      {(['ltr', 'rtl'] as const).map((dir) => (
        <DirectionProvider key={dir} dir={dir}>
          <div
            dir={dir}
            className="grid content-start gap-5 rounded-tile border border-hairline p-5"
          >
            {children(dir)}
          </div>
        </DirectionProvider>
      ))}
    </div>
  )
}

/** Places, order, and icons that point along the text. */
export const Flips: Story = {
  render: () => (
    <BothWays>
      {(dir) => (
        <>
          <Breadcrumb
            aria-label={`Path, ${dir}`}
            items={[
              { label: 'Home', href: '#home' },
              { label: 'Ceramics', href: '#ceramics' },
            ]}
          />
          <p>
            <Button variant="outline">
              See all <ArrowEndIcon aria-hidden="true" className="size-4" />
            </Button>
          </p>
          <Checkbox defaultChecked>Gift wrap</Checkbox>
          <Switch defaultChecked>News by e-mail</Switch>
          <Rating value={3.5} count={12} showValue />
        </>
      )}
    </BothWays>
  ),
}

/** Numbers, codes, addresses of the web, marks, and icons of things. */
export const Stays: Story = {
  render: () => (
    <BothWays>
      {() => (
        <>
          <Price price="$24.00" original="$30.00" percentage="-20%" />
          <p>
            <bdi dir="ltr" className="tabular-nums">
              +1 555 010 0199
            </bdi>
          </p>
          <p>
            <bdi dir="ltr">https://shop.example/products/12</bdi>
          </p>
          <p className="flex gap-3">
            <SearchIcon aria-hidden="true" />
            <ClockIcon aria-hidden="true" />
          </p>
          <p>
            <bdi>أمينة حداد</bdi>, <bdi>Nadia Karim</bdi>
          </p>
        </>
      )}
    </BothWays>
  ),
}

/** Where the letters of an element stand, whatever room the element takes. */
function lettersOf(element: HTMLElement) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

/** A name keeps its own direction, but begins where the lines around it begin. */
export const NamesOfAnotherScript: Story = {
  render: () => (
    <BothWays>
      {(dir) => (
        <Checkbox shape="circle" className="w-full">
          <bdi className="line-clamp-2">{dir === 'rtl' ? 'Atelier Nord' : 'أتيليه الشمال'}</bdi>
        </Checkbox>
      )}
    </BothWays>
  ),
  play: async ({ canvas }) => {
    for (const circle of canvas.getAllByRole<HTMLInputElement>('checkbox')) {
      const name = circle.labels?.[0]?.querySelector('bdi')
      if (!name) throw new Error('No name')
      const [letters, mark] = [lettersOf(name), circle.getBoundingClientRect()]
      const gap = Math.max(letters.left - mark.right, mark.left - letters.right)
      await expect(gap).toBeLessThan(20)
    }
  },
}
