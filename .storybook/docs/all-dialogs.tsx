import { useEffect, useState } from 'react'
import { Users, useFacts, Ways } from '../component-facts.tsx'

interface Entry {
  id: string
  title: string
  name: string
  type: string
  tags: readonly string[]
}

/** This Storybook's own index. */
function useIndex(): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    fetch('index.json')
      .then((answer) => answer.json())
      .then((index: { entries: Record<string, Entry> }) => setEntries(Object.values(index.entries)))
      .catch(() => undefined)
  }, [])
  return entries
}

/** A quarter of the size; drawn when it is scrolled to. */
const Thumbnail = ({ id, name }: Entry) => (
  <iframe
    src={`iframe.html?id=${id}&viewMode=story`}
    title={name}
    loading="lazy"
    inert
    width={1280}
    height={800}
    style={{ border: '1px solid #8886', zoom: 0.25 }}
  />
)

interface DialogProps {
  title: string
  states: readonly Entry[]
  /** Whether it has a page of docs. */
  hasPage: boolean
}

/** One dialog: what it looks like at first, what leads to it, and its states. */
function Dialog({ title, states, hasPage }: DialogProps) {
  const [first] = states
  const component = first?.id.split('--')[0] ?? ''
  const facts = useFacts(component)
  const opened = facts?.usedBy ?? []
  return (
    <section style={{ marginBlockEnd: '2.5rem' }}>
      <h3>
        {hasPage ? (
          <a href={`./?path=/docs/${component}--docs`} target="_top">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {first ? <Thumbnail {...first} /> : null}
      {opened.length > 0 ? (
        <>
          <p>Opened by:</p>
          <Users users={opened} />
        </>
      ) : null}
      {facts ? <Ways facts={facts} /> : null}
      <p>States:</p>
      <ul>
        {states.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All dialogs, drawers and sheets, by the tag `dialog`: each with its states and the way to them. */
export function AllDialogs() {
  const index = useIndex()
  const pages = new Set(index.filter(({ type }) => type === 'docs').map(({ title }) => title))
  const dialogs = Map.groupBy(
    index.filter(({ type, tags }) => type === 'story' && tags.includes('dialog')),
    ({ title }) => title,
  )
  return [...dialogs].map(([title, states]) => (
    <Dialog key={title} title={title} states={states} hasPage={pages.has(title)} />
  ))
}
