import type { PictureChange } from './history.ts'

/** What a component's page says of it besides its stories: made of the code and of git. */
export interface Facts {
  /** What its code says of it; empty where it says nothing. */
  readonly about: string
  readonly status: Status
  /** Brotli, with all that it brings but React and XState; null for what no package hands out. */
  readonly bytes: number | null
  readonly usedBy: readonly User[]
  /** The shortest ways to it, each from a screen or a frame of screens on; empty for a screen. */
  readonly ways: readonly (readonly User[])[]
  /** The pages of the flows that it is a part of. */
  readonly flows: readonly User[]
  /** The newest first. */
  readonly history: readonly Change[]
}

export type Status =
  | { readonly kind: 'new' | 'deprecated' }
  | { readonly kind: 'changed' | 'stable'; readonly since: string }

export interface User {
  readonly name: string
  /** The id of its own page, where it has one. */
  readonly page: string | null
  /** Where Storybook shows it: its docs, else its first story. */
  readonly path: string | null
}

export interface Change {
  readonly commit: string
  readonly date: string
  readonly subject: string
  /** How many pictures it has changed. */
  readonly changed: number
  /** Some of them that the store has. */
  readonly pictures: readonly PictureChange[]
}

/** Where the preview finds the facts of a component, and the pictures that they name. */
export const factsAddress = (component: string) => `facts/${component}.json`
export const pictureAddress = (print: string) => `facts/pictures/${print}.webp`
