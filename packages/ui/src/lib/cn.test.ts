import { twMerge } from 'tailwind-merge'
import { describe, expect, it } from 'vitest'
import { cn } from './cn.ts'

describe('cn', () => {
  it.each([
    // What a component has, what its caller adds, what stays.
    [
      'relative rounded-control px-4 py-3',
      'absolute rounded-full',
      'px-4 py-3 absolute rounded-full',
    ],
    ['px-4 py-3 pt-1', 'p-3', 'p-3'],
    ['p-3', 'px-4', 'p-3 px-4'],
    ['p-3', 'px-4 py-2', 'px-4 py-2'],
    ['size-4', 'w-full', 'size-4 w-full'],
    ['h-4 w-4 min-w-0', 'size-6', 'min-w-0 size-6'],
    ['text-ink text-sm', 'text-ink-muted', 'text-sm text-ink-muted'],
    ['text-ink text-sm', 'text-2xl', 'text-ink text-2xl'],
    ['text-ink text-start', 'text-center text-[10px]', 'text-ink text-center text-[10px]'],
    ['text-start', 'align-top', 'text-start align-top'],
    ['border border-edge', 'border-danger', 'border border-danger'],
    [
      'border border-edge border-dashed',
      'border-[1.5px] border-solid',
      'border-edge border-[1.5px] border-solid',
    ],
    ['border border-edge', 'border-b-2', 'border border-edge border-b-2'],
    ['hover:bg-ink bg-tile', 'bg-raised', 'hover:bg-ink bg-raised'],
    ['hover:bg-ink', 'hover:bg-tile', 'hover:bg-tile'],
    ['max-w-[min(100%,2rem)]', 'max-w-none', 'max-w-none'],
    ['data-[state=open]:flex', 'data-[state=open]:hidden', 'data-[state=open]:hidden'],
    ['[&_svg:first-child]:size-5', '[&_svg:first-child]:size-6', '[&_svg:first-child]:size-6'],
    ['opacity-0!', 'opacity-100', 'opacity-0! opacity-100'],
    ['sm:hover:bg-ink', 'sm:hover:bg-tile', 'sm:hover:bg-tile'],
    [
      'sm:data-[state=open]:animate-rise-in',
      'sm:data-[state=closed]:animate-rise-out',
      'sm:data-[state=open]:animate-rise-in sm:data-[state=closed]:animate-rise-out',
    ],
    ['hover:bg-[url(a:b)]', 'hover:bg-tile', 'hover:bg-tile'],
    ['after:-inset-y-1', 'after:-inset-2', 'after:-inset-2'],
    ['text-base/7!', 'text-sm!', 'text-sm!'],
    ['flex grow', 'flex-1', 'flex flex-1'],
    ['grid flex-col', 'hidden', 'flex-col hidden'],
    ['inset-x-0 top-0', 'start-4', 'inset-x-0 top-0 start-4'],
    ['start-4 end-4', 'inset-x-0', 'inset-x-0'],
    ['rounded-tile', 'rounded-b-float', 'rounded-tile rounded-b-float'],
    ['rounded-b-float', 'rounded-none', 'rounded-none'],
    ['-mt-2', 'mt-4', 'mt-4'],
    ['overflow-x-auto', 'overflow-hidden', 'overflow-hidden'],
    [
      'outline-2 outline-ink',
      '-outline-offset-2 outline-danger',
      'outline-2 -outline-offset-2 outline-danger',
    ],
    ['leading-relaxed text-ink/50', 'text-base/7', 'text-ink/50 text-base/7'],
    ['w-1/2', 'w-2/3', 'w-2/3'],
    ['ring-2 ring-ground', 'ring-raised', 'ring-2 ring-raised'],
    ['group/button', 'group/tile', 'group/button group/tile'],
  ])('%s, with %s', (own, callers, both) => {
    expect(cn(own, callers)).toBe(both)
    expect(twMerge(both), 'tailwind-merge finds nothing more').toBe(both)
  })

  it('leaves out what is false, and joins the rest', () => {
    expect(cn('a', false, undefined, 'b', null, '', 'a')).toBe('b a')
  })
})
