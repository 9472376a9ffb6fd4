import type { Category, Facets, Filters } from '@shop/contract'
import { FilterGroup, FilterLink, FoldedList } from '@shop/ui/filter-group'
import { useT } from '@shop/ui/i18n'
import { type ComponentType, useRef, useState } from 'react'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { renderFacet } from './facet-link.tsx'
import type { Change, ChoiceName, FilterName } from './listing-query.ts'
import { BrandFacet, ColorFacet, RatingFacet, SizeFacet } from './option-facets.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { SearchWords } from './said-filters.ts'
import {
  type ChoiceGroupProps,
  type FacetGroupProps,
  type FacetValues,
  type ItemsOf,
  itemsOf,
  useFacets,
} from './use-facets.ts'
import { useRoomBack } from './use-room-back.ts'
import { useStillUnderPress } from './use-still-under-press.ts'

export interface FilterPanelProps {
  filters: Filters
  /** Left out where the page itself is a category. */
  categories?: readonly Category[]
  /** How many products each value leaves; null where nobody says. */
  counts?: Facets | null
  /** What the search asks for in words: chosen as well. */
  words?: SearchWords | null
}

function CategoryFacet({
  categories,
  facets: { listing, more },
  countOf,
  narrow,
  open,
}: SingleGroupProps<'category_id'>) {
  const t = useT()
  const chosen = listing.category_id
  const isChosen = (id: number) => chosen === id
  // What was opened stays so: a category that is chosen below another one would move up from under the finger.
  const [opened, setOpened] = useState<readonly number[]>(chosen === null ? [] : [chosen])
  if (chosen !== null && !opened.includes(chosen)) setOpened([...opened, chosen])
  return (
    <FilterGroup title={t('Category')} open={open}>
      <FoldedList
        items={categories}
        moreLabel={more}
        isChosen={isChosen}
        countOf={countOf}
        render={({ id, name, sub_categories }) => (
          <>
            <FilterLink
              renderLink={renderFacet}
              href={narrow({ category_id: isChosen(id) ? null : id, sub_category_id: null })}
              chosen={isChosen(id)}
              count={countOf(id)}
            >
              {name}
            </FilterLink>
            {opened.includes(id) && sub_categories.length > 0 ? (
              <ul className="ms-7.5">
                {sub_categories.map((sub) => (
                  <li key={sub.id}>
                    <FilterLink
                      renderLink={renderFacet}
                      href={narrow({
                        category_id: id,
                        sub_category_id: listing.sub_category_id === sub.id ? null : sub.id,
                      })}
                      chosen={listing.sub_category_id === sub.id}
                      count={null}
                    >
                      {sub.name}
                    </FilterLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </>
        )}
      />
    </FilterGroup>
  )
}

function PriceFacet({
  filters: { min_price, max_price },
  facets: { listing },
  narrow,
  open,
}: SingleGroupProps<'min_price'>) {
  const t = useT()
  return (
    <FilterGroup title={t('Price')} open={open}>
      <PriceFilter min={min_price} max={max_price} chosen={listing} narrow={narrow} />
    </FilterGroup>
  )
}

interface Group<Values, Props> {
  /** Whether there is something to choose. */
  isUseful: (values: Values) => boolean
  Content: ComponentType<Props>
}

/** A second filter that stands in the first one's control. */
interface Seconds {
  category_id: 'sub_category_id'
  min_price: 'max_price'
}

/** The search has its box. */
type GroupName = Exclude<FilterName, 'search' | Seconds[keyof Seconds]>
type SingleName = Exclude<GroupName, ChoiceName>
type Own<Name> = Name | (Name extends keyof Seconds ? Seconds[Name] : never)

/** Of a filter of one value. */
interface SingleGroupProps<Name extends SingleName> extends FacetGroupProps {
  /** The list with another value of its own filter: it can change no other. */
  narrow: (change: Pick<Change, Own<Name>>) => string
  /** How many products a value of it leaves; null while nobody knows. */
  countOf: (value: number) => number | null
}

/** Each filter of the contract has its control, in the order in which they stand: first those of one value. */
const single: {
  readonly [Name in SingleName]: Group<FacetValues, SingleGroupProps<Name>>
} = {
  category_id: { isUseful: ({ categories }) => categories.length > 0, Content: CategoryFacet },
  min_price: {
    isUseful: ({ filters: { min_price, max_price } }) => max_price > min_price,
    Content: PriceFacet,
  },
}

interface Offered<Name extends ChoiceName> extends Pick<FacetValues, 'capabilities'> {
  items: ItemsOf<Name>
}

const hasSome = ({ items }: { items: readonly unknown[] }) => items.length > 0

const several: {
  readonly [Name in ChoiceName]: Group<Offered<Name>, ChoiceGroupProps<Name>>
} = {
  color_id: { isUseful: hasSome, Content: ColorFacet },
  size_id: { isUseful: hasSome, Content: SizeFacet },
  brand_id: { isUseful: hasSome, Content: BrandFacet },
  rating: { isUseful: () => true, Content: RatingFacet },
}
const singleNames = Object.keys(single) as readonly SingleName[]
const choiceNames = Object.keys(several) as readonly ChoiceName[]

/** The others are folded: each group stays a short way off. */
const unfolded = 3

/**
 * The search that a list began with: it is the same list when a pressed filter takes the place of some of its words,
 * and the pressed link keeps its focus.
 */
function useFirstSearch(search: string): string {
  const [first, setFirst] = useState(search)
  const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
  const isLess = wordsOf(search).every((word) => wordsOf(first).includes(word))
  if (isLess) return first
  setFirst(search)
  return search
}

/** Everything that a listing can be narrowed by. Each choice is a link to the narrower list. */
export function FilterPanel({
  filters,
  categories = [],
  counts = null,
  words = null,
}: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useRoomBack(panel)
  useStillUnderPress(panel)
  const facets = useFacets(counts, words)
  const { capabilities } = useShop().settings
  const values = { filters, categories, capabilities, facets }
  const search = useFirstSearch(facets.listing.search ?? '')
  // Another search is another list.
  const keyOf = (name: FilterName) => `${name} ${search}`
  const drawSingle = (name: SingleName) => {
    const { isUseful, Content } = single[name]
    return {
      isUseful: isUseful(values),
      draw: (open: boolean) => (
        <Content
          key={keyOf(name)}
          {...values}
          narrow={facets.narrowBy(name)}
          countOf={facets.countsOf(name)}
          open={open}
        />
      ),
    }
  }
  const drawChoice = <Name extends ChoiceName>(name: Name) => {
    const { isUseful, Content }: Group<Offered<Name>, ChoiceGroupProps<Name>> = several[name]
    const items = itemsOf(filters, name)
    const choice = facets.choiceOf(name)
    return {
      isUseful: isUseful({ items, capabilities }),
      draw: (open: boolean) => (
        <Content key={keyOf(name)} items={items} choice={choice} more={facets.more} open={open} />
      ),
    }
  }
  const drawn = [...singleNames.map(drawSingle), ...choiceNames.map((name) => drawChoice(name))]
  return (
    <div ref={panel} className="grid grid-cols-1 content-start">
      {drawn.filter(({ isUseful }) => isUseful).map(({ draw }, index) => draw(index < unfolded))}
    </div>
  )
}
