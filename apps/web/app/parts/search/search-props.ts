import type { InputHTMLAttributes, RefObject } from 'react'

export interface SearchBoxProps {
  className?: string
  /** Called when a search goes off. */
  onSearch?: () => void
  /** Suggestions lie over what is below; without it they push it down. */
  floats?: boolean
}

/** What the suggestions get from the box, and say of it. */
export interface SuggestionsProps extends Pick<SearchBoxProps, 'onSearch' | 'floats'> {
  text: string
  input: RefObject<HTMLInputElement | null>
  onBox: (box: InputHTMLAttributes<HTMLInputElement>) => void
}
