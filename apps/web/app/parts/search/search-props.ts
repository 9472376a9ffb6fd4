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
  /**
   * How often the text was edited. The panel reacts to edits through this and not through the box's
   * own input event: a render in between that event and React's would put the old text back.
   */
  edits: number
  input: RefObject<HTMLInputElement | null>
  onBox: (box: InputHTMLAttributes<HTMLInputElement>) => void
}
