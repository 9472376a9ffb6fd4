import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Slot } from './slot.ts'

function Probe({ onClick }: { onClick?: () => void }) {
  onClick?.()
  return null
}

test('the only child takes the props; its own win, classes add up', () => {
  expect(
    renderToStaticMarkup(
      <Slot id="outer" title="outer" className="a" style={{ color: 'red' }}>
        <a href="/x" id="own" className="b" style={{ margin: 1 }}>
          text
        </a>
      </Slot>,
    ),
  ).toBe('<a href="/x" id="own" class="a b" style="color:red;margin:1px" title="outer">text</a>')
})

test('what leads stands before the content of the child', () => {
  expect(
    renderToStaticMarkup(
      <Slot lead={<i />}>
        <b>text</b>
      </Slot>,
    ),
  ).toBe('<b><i></i>text</b>')
})

test('both handlers are called, the child first', () => {
  const calls: string[] = []
  renderToStaticMarkup(
    <Slot onClick={() => calls.push('outer')}>
      <Probe onClick={() => calls.push('own')} />
    </Slot>,
  )
  expect(calls).toEqual(['own', 'outer'])
})

test('a child may be a reference that a server component has handed over', () => {
  const child = <a href="/x">text</a>
  const reference = { $$typeof: Symbol.for('react.lazy'), _payload: child, _init: () => child }
  expect(renderToStaticMarkup(<Slot title="outer">{reference as unknown as ReactNode}</Slot>)).toBe(
    '<a href="/x" title="outer">text</a>',
  )
})
