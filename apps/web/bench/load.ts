import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

export interface Load {
  requestsPerSecond: number
  p99: number
  errors: number
}

/**
 * Asks for addresses over 8 connections for some seconds, at random where there are several, after a
 * warm-up. Times in ms.
 */
export async function load(urls: readonly string[], seconds: number): Promise<Load> {
  const [first] = urls
  if (!first) throw new Error('At least one address')
  const headers = { 'accept-encoding': 'br', accept: 'text/html,application/json' }
  const requests = urls.map((url) => ({ path: url.slice(new URL(url).origin.length) }))
  const options = {
    url: first,
    connections: 8,
    headers,
    setupClient: (client: autocannon.Client) => client.setRequests(shuffled(requests)),
  }
  await autocannon({ ...options, duration: 2 })
  const result = await autocannon({ ...options, duration: seconds })
  return {
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}

const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value)

/** Asks one after another; the share of answers within a time, in ms. */
export async function oneByOne(
  urls: string[],
  rounds: number,
): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const url of urls) {
      const began = performance.now()
      const answer = await fetch(url)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
      times.push(performance.now() - began)
    }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95) }
}

/** Resident memory of a process, in MB. */
export const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
