import { useEffect, useState } from 'react'
import { Users, useFacts, Ways } from '../component-facts.tsx'

interface Entry {
  id: string
  title: string
  name: string
  type: string
  tags: readonly string[]
}

/** Every story of a component with the tag `dialog`, as this Storybook's own index has them. */
function useDialogs(): ReadonlyMap<string, readonly Entry[]> {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    fetch('index.json')
      .then((answer) => answer.json())
      .then((index: { entries: Record<string, Entry> }) => setEntries(Object.values(index.entries)))
      .catch(() => undefined)
  }, [])
  return Map.groupBy(
    entries.filter(({ type, tags }) => type === 'story' && tags.includes('dialog')),
    ({ title }) => title,
  )
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

/** One dialog: what it looks like at first, what leads to it, and its states. */
function Dialog({ title, states }: { title: string; states: readonly Entry[] }) {
  const [first] = states
  const component = first?.id.split('--')[0] ?? ''
  const facts = useFacts(component)
  const opened = facts?.usedBy ?? []
  return (
    <section style={{ marginBlockEnd: '2.5rem' }}>
      <h3>
        <a href={`./?path=/docs/${component}--docs`} target="_top">
          {title}
        </a>
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

/** All dialogs, drawers and sheets, each with its states and the way to them. */
export const AllDialogs = () =>
  [...useDialogs()].map(([title, states]) => <Dialog key={title} title={title} states={states} />)
