import { useT } from '@shop/ui/i18n'
import { SearchIcon, XIcon } from '@shop/ui/icons'
import { useRef } from 'react'
import { useSearchTerm } from './search-term.ts'

export interface SearchBoxProps {
  className?: string
  /** Called when a search goes off. */
  onSearch?: () => void
}

/**
 * Searches the products (spec.md section 2, Navbar). A plain form to /products, so it also works
 * before scripts have come and without them.
 */
export function SearchBox({ className = '', onSearch }: SearchBoxProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { text, setText, submit } = useSearchTerm(input)
  return (
    <search className={className}>
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
          name="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
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
              setText('')
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
    </search>
  )
}
