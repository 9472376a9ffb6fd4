import { Fragment, useEffect, useState } from 'react'
import {
  type Change,
  type Facts,
  factsAddress,
  pictureAddress,
  type Status,
  type User,
} from './facts/facts.ts'

/** What is known of a component; undefined until it has come, and where nothing is. */
export function useFacts(component: string): Facts | undefined {
  const [facts, setFacts] = useState<Facts>()
  useEffect(() => {
    let isCurrent = true
    fetch(factsAddress(component))
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .then((found: Facts | null | undefined) => {
        if (isCurrent) setFacts(found ?? undefined)
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [component])
  return facts
}

function saidOf(status: Status): string {
  switch (status.kind) {
    case 'new':
      return 'New: in no release yet'
    case 'changed':
      return `Changed since ${status.since}`
    case 'stable':
      return `Stable: as in ${status.since}`
    case 'deprecated':
      return 'Deprecated: will go'
  }
}

/** Whether it may be built on, and what it costs. */
export const Standing = ({ facts: { status, bytes } }: { facts: Facts }) => (
  <p>
    <strong>{saidOf(status)}.</strong>
    {bytes === null
      ? null
      : ` ${(bytes / 1000).toFixed(1)} kB, compressed, with all that it brings but React and XState.`}
  </p>
)

const Place = ({ name, path }: User) =>
  path ? (
    <a href={`./?path=${path}`} target="_top">
      {name}
    </a>
  ) : (
    <code>{name}</code>
  )

/** Who draws it: those that have a page of their own lead there. */
export const Users = ({ users }: { users: readonly User[] }) => (
  <ul>
    {users.map((user) => (
      <li key={`${user.page} ${user.name}`}>
        <Place {...user} />
      </li>
    ))}
  </ul>
)

/** So many ways are seen at once. */
const someWays = 6

const WaysFrom = ({ ways }: Pick<Facts, 'ways'>) => (
  <ul>
    {ways.map((way) => (
      <li key={way.map(({ name }) => name).join()}>
        {way.map((user, at) => (
          <Fragment key={user.name}>
            {at > 0 ? ' → ' : null}
            <Place {...user} />
          </Fragment>
        ))}
      </li>
    ))}
  </ul>
)

/** The ways to it from screens, and the flows that it is a part of. */
export const Ways = ({ facts: { ways, flows } }: { facts: Pick<Facts, 'ways' | 'flows'> }) => (
  <>
    {ways.length > 0 ? (
      <>
        <p>A shopper comes to it by:</p>
        <WaysFrom ways={ways.slice(0, someWays)} />
        {ways.length > someWays ? (
          <details>
            <summary>And by {ways.length - someWays} more</summary>
            <WaysFrom ways={ways.slice(someWays)} />
          </details>
        ) : null}
      </>
    ) : null}
    {flows.length > 0 ? (
      <>
        <p>Its states, drawn as a chart:</p>
        <Users users={flows} />
      </>
    ) : null}
  </>
)

export const UsedBy = ({ users }: { users: readonly User[] }) => (
  <>
    <h3>Used by</h3>
    {users.length === 0 ? <p>Nothing in this shop.</p> : <Users users={users} />}
  </>
)

const pictured = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)

/** What has changed it, with pictures from before and after where they are kept. */
export const History = ({ changes }: { changes: readonly Change[] }) => (
  <>
    <h3>History</h3>
    <ol>
      {changes.map(({ commit, date, subject, changed, pictures }) => (
        <li key={commit}>
          <time dateTime={date}>{date}</time>, <code>{commit}</code>: {subject}
          {changed > 0
            ? ` (${pictured(changed)} changed${pictures.length === 0 ? ', none kept where this was built' : ''})`
            : null}
          {pictures.map(({ name, before, after }) => (
            <figure key={name}>
              <figcaption>
                <code>{name}</code>, before and after
              </figcaption>
              <img src={pictureAddress(before)} alt="Before" loading="lazy" width="45%" />{' '}
              <img src={pictureAddress(after)} alt="After" loading="lazy" width="45%" />
            </figure>
          ))}
        </li>
      ))}
    </ol>
  </>
)
