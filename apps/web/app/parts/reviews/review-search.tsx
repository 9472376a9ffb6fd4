import { lengths } from '@shop/contract/lengths'
import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { SearchIcon } from '@shop/ui/icons'
import { TextInput } from '@shop/ui/text-input'
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
        {/* A SearchInput would be shared with shops, whose first view would bring reviews as well. */}
        <TextInput
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          size="sm"
          aria-label={label}
          placeholder={label}
          maxLength={lengths.reviewSearch}
          value={text}
          onChange={({ target: { value } }) => {
            setText(value)
            if (value === '') onSearch('')
          }}
          trailing={
            <IconButton label={t('Search')} size="sm" type="submit">
              <SearchIcon aria-hidden="true" />
            </IconButton>
          }
        />
      </form>
    </search>
  )
}
