import { cn } from '@shop/ui/cn'
import { useT } from '@shop/ui/i18n'
import { SearchIcon, XIcon } from '@shop/ui/icons'
import {
  type ComponentType,
  type InputHTMLAttributes,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { SearchBoxProps, SuggestionsProps } from '#app/parts/search/search-props.ts'
import { useSearchTerm } from '#app/state/search/search-term.ts'

const loadSuggestions = () => import('#app/parts/search/suggestions-panel.tsx')

/**
 * Searches the products (specification.md section 2, Navbar). A plain form to /products, so it also
 * works before scripts have come and without them. Suggestions come with the first focus.
 */
export function SearchBox({ className, onSearch, floats = false }: SearchBoxProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { text, edits, edit, submit, leave } = useSearchTerm(input)
  const [Panel, setPanel] = useState<ComponentType<SuggestionsProps> | null>(null)
  const [box, setBox] = useState<InputHTMLAttributes<HTMLInputElement>>({})
  const suggest = () => {
    // A failed fetch is tried again with the next focus.
    if (!Panel)
      loadSuggestions().then(
        (parts) => setPanel(() => parts.default),
        () => undefined,
      )
  }
  const lookAround = useEffectEvent(() => {
    if (document.activeElement === input.current) suggest()
  })
  // Whoever was in the box before scripts had come has sent no focus that could be heard.
  useEffect(() => lookAround(), [])
  return (
    <search className={cn('relative', className)}>
      <form
        action="/products"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
          onSearch?.()
        }}
        className="flex h-11 items-center rounded-full border border-transparent bg-tile pe-1 transition-[background-color,border-color] hover:border-edge has-[input:focus-visible]:border-primary-strong has-[input:focus-visible]:bg-ground has-[input:focus-visible]:outline-1 has-[input:focus-visible]:outline-primary-strong"
      >
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          {...box}
          name="search"
          value={text}
          dir={text ? 'auto' : undefined}
          onChange={({ target }) => edit(target.value)}
          onFocus={suggest}
          aria-label={t('Search products')}
          placeholder={t('Search products')}
          autoComplete="off"
          enterKeyHint="search"
          className="min-w-0 flex-1 self-stretch rounded-full bg-transparent ps-5 pe-2 text-base outline-none placeholder:text-ink-muted md:text-sm"
        />
        {text ? (
          <button
            type="button"
            aria-label={t('Clear search')}
            onClick={() => {
              edit('')
              input.current?.focus()
            }}
            className="grid size-9 place-items-center rounded-full text-ink-muted hover:text-ink"
          >
            <XIcon aria-hidden="true" className="size-4" />
          </button>
        ) : null}
        <button
          type="submit"
          aria-label={t('Search')}
          className="grid size-9 shrink-0 place-items-center rounded-full bg-primary text-on-primary transition-colors hover:bg-primary-hover"
        >
          <SearchIcon aria-hidden="true" className="size-4.5" />
        </button>
      </form>
      {Panel ? (
        <Panel
          text={text}
          edits={edits}
          input={input}
          onBox={setBox}
          onSearch={() => {
            leave()
            onSearch?.()
          }}
          floats={floats}
        />
      ) : null}
    </search>
  )
}
