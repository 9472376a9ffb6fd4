import type { CSSProperties } from 'react'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { CountBadge } from '../count-badge/index.ts'
import { Radio, RadioGroup } from '../radio-group/index.ts'
import { Switch } from '../switch/index.ts'
import { TextLink } from '../text-link/index.ts'
import { type Scheme, type ThemeColors, themeVariables } from '../theme/index.ts'

const styleOf = (theme: ThemeColors) =>
  Object.fromEntries(
    Object.entries(themeVariables(theme) ?? {}).map(([name, value]) => [`--${name}`, value]),
  ) as CSSProperties

export type ThemeSampleProps = { name: string; theme: ThemeColors; scheme: Scheme }

/** Everything that has the theme's colours, under one theme in one scheme. For stories. */
export function ThemeSample({ name, theme, scheme }: ThemeSampleProps) {
  return (
    <div
      data-sample={`${name}, ${scheme}`}
      data-scheme={scheme}
      style={styleOf(theme)}
      className="grid gap-4 rounded-tile border border-hairline bg-ground p-4 text-ink text-sm"
    >
      <h2 className="font-semibold">
        {name}, {scheme}
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <Button data-read="text">Add to cart</Button>
        <Button data-focused="" data-read="text">
          Focused
        </Button>
        <Button disabled data-read="text">
          Sold out
        </Button>
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <TextLink href="#terms" data-read="text">
          A link in a text
        </TextLink>
        <Badge tone="primary" data-read="text">
          Confirm
        </Badge>
        <CountBadge count={12} label={`12 items: ${name}, ${scheme}`} />
      </p>
      <p className="rounded-control bg-tile p-3">
        <TextLink href="#tile" data-focused="" data-read="text">
          A focused link on a tile
        </TextLink>
      </p>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
        <Checkbox defaultChecked>Chosen</Checkbox>
        <Switch defaultChecked>On</Switch>
        <RadioGroup label={`Payment: ${name}, ${scheme}`} hideLabel defaultValue="cash">
          <Radio value="cash">Cash</Radio>
        </RadioGroup>
      </div>
    </div>
  )
}
