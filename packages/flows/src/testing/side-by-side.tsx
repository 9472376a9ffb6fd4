import type { ReactNode } from 'react'

export type SideBySideProps<Name extends string> = {
  names: readonly Name[]
  children: (name: Name) => ReactNode
}

/** Every state of a machine in one picture, each under its name. */
export function SideBySide<Name extends string>({ names, children }: SideBySideProps<Name>) {
  return (
    <div className="grid grid-cols-1 gap-8 text-sm md:grid-cols-2 xl:grid-cols-4">
      {names.map((name) => (
        <section key={name} aria-label={name} className="grid grid-cols-1 content-start gap-4">
          <h2 className="font-semibold text-lg">{name}</h2>
          {children(name)}
        </section>
      ))}
    </div>
  )
}
