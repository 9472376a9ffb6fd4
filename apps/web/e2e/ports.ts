/** Where the servers of a run listen: free ports, so that two checkouts can test at once. */
import { freePort } from './program.ts'

const names = ['shop', 'stock', 'storefront', 'settings', 'hostile', 'besieged'] as const

type Ports = Record<(typeof names)[number], number>

async function choose(): Promise<Ports> {
  const free = await Promise.all(names.map(freePort))
  return Object.fromEntries(names.map((name, at) => [name, free[at]])) as Ports
}

// The run's other processes inherit what the first one has chosen.
process.env.E2E_PORTS ??= JSON.stringify(await choose())

export const ports = JSON.parse(process.env.E2E_PORTS) as Ports

export const at = (name: keyof Ports) => `http://localhost:${ports[name]}`
