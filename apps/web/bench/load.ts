import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

export interface Load {
  requestsPerSecond: number
  p50: number
  p95: number
  p99: number
  errors: number
}

/** Asks for an address over 8 connections for some seconds, after a warm-up. Times in ms. */
export async function load(url: string, seconds: number): Promise<Load> {
  const headers = { 'accept-encoding': 'br', accept: 'text/html,application/json' }
  await autocannon({ url, connections: 8, duration: 2, headers })
  const result = await autocannon({ url, connections: 8, duration: seconds, headers })
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}

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
