import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState } from 'react'
import { History, Standing, UsedBy, useFacts, Ways } from './component-facts.tsx'
import { importLine } from './import-line.ts'

interface Part {
  slot: string
  /** Its other data attributes, which a style may ask for. */
  states: string[]
  /** Custom properties that it is drawn by, beside the theme's. */
  properties: string[]
}

function partsIn(root: Element): Part[] {
  const found = new Map<string, { states: Set<string>; properties: Set<string> }>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { slot = '', ...states } = element.dataset
    const known = found.get(slot) ?? { states: new Set(), properties: new Set() }
    for (const name of Object.keys(states)) known.states.add(name)
    for (const name of element.style) if (name.startsWith('--')) known.properties.add(name)
    found.set(slot, known)
  }
  const written = (name: string) =>
    `data-${name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}`
  return [...found].map(([slot, { states, properties }]) => ({
    slot,
    states: [...states].map(written),
    properties: [...properties],
  }))
}

/** What the story above is made of, read from what it has drawn. */
function Anatomy() {
  const own = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<Part[]>([])
  useEffect(() => {
    const story = own.current?.parentElement?.querySelector('.sb-story')
    if (!story) return
    const read = () => setParts(partsIn(story))
    read()
    const watcher = new MutationObserver(read)
    watcher.observe(story, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={own}>
      {parts.length > 0 ? (
        <>
          <h3>Parts</h3>
          <ul>
            {parts.map(({ slot, states, properties }) => (
              <li key={slot}>
                <code>[data-slot=&quot;{slot}&quot;]</code>
                {states.length > 0 ? `, with ${states.join(', ')}` : null}
                {properties.length > 0 ? `, drawn by ${properties.join(', ')}` : null}
              </li>
            ))}
          </ul>
          <p>
            {parts.some(({ properties }) => properties.length > 0)
              ? 'All other custom properties are the theme’s: '
              : 'It has no custom properties of its own, and is drawn by the theme’s: '}
            <a href="./?path=/docs/foundations-tokens--docs" target="_top">
              Tokens
            </a>
            .
          </p>
        </>
      ) : null}
    </div>
  )
}

/** A component's own page: what it is for, how it is imported, its properties, parts and states, who uses it and what has changed it. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const line = importLine(preparedMeta)
  const facts = useFacts(preparedMeta.componentId)
  // Storybook says what the code says of a component that the stories name.
  const isSaid = preparedMeta.component ?? preparedMeta.parameters.docs?.description?.component
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {facts && !isSaid ? <p>{facts.about}</p> : null}
      {line ? <Source code={line} language="tsx" dark={false} /> : null}
      {facts ? <Standing facts={facts} /> : null}
      <Primary />
      <Anatomy />
      <Controls />
      <Stories includePrimary={false} />
      {facts ? (
        <>
          <UsedBy users={facts.usedBy} />
          <Ways facts={facts} />
          <History changes={facts.history} />
        </>
      ) : null}
    </>
  )
}
