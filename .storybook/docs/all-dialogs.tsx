import { useEffect, useState } from 'react'

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

/** All dialogs, drawers and sheets, each with its states and the way to them. */
export function AllDialogs() {
  return (
    <ul>
      {[...useDialogs()].map(([title, states]) => (
        <li key={title}>
          <strong>{title}</strong>
          <ul>
            {states.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
