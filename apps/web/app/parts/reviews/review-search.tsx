import { lengths } from '@shop/contract/lengths'
import { useT } from '@shop/ui/i18n'
import { SearchInput } from '@shop/ui/search-input'
import { useState } from 'react'

export interface ReviewSearchProps {
  /** What is looked for; empty while nothing is. */
  search: string
  onSearch: (search: string) => void
}

/** Words to look for in reviews. Enter looks for them; an empty box shows all reviews again. */
export function ReviewSearch({ search, onSearch }: ReviewSearchProps) {
  const t = useT()
  const [text, setText] = useState(search)
  const [asked, setAsked] = useState(search)
  // All reviews were asked for elsewhere: the box empties, too.
  if (search !== asked) {
    setAsked(search)
    setText(search)
  }
  const label = t('Search in reviews')
  return (
    <search className="w-full sm:w-72">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <SearchInput
          size="sm"
          aria-label={label}
          placeholder={label}
          submitLabel={t('Search')}
          maxLength={lengths.reviewSearch}
          value={text}
          onValueChange={(value) => {
            setText(value)
            if (value === '') onSearch('')
          }}
        />
      </form>
    </search>
  )
}
