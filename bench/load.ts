import { join } from 'node:path'
import { run } from '../scripts/run.ts'

/** Calls that are made again and again. */
export interface Calls {
  url: string
  headers?: Readonly<Record<string, string>>
  method?: 'POST'
  /** `[<id>]` in it is another word in each call. */
  body?: string
  connections?: number
}
export interface Load {
  /** Calls a second that were answered. */
  rate: number
  calls: number
  /** How many were answered by another status than 2xx, or not at all. */
  failed: number
  /** Milliseconds within which 99 of 100 were answered. */
  p99: number
}

const program = join(import.meta.dirname, '../node_modules/.bin/autocannon')

/** Makes calls for some seconds, by a program of its own, each connection one after the other. */
export const load = async (
  { url, headers = {}, method, body, connections = 32 }: Calls,
  seconds: number,
): Promise<Load> => {
  const options = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds)]
  for (const [name, value] of Object.entries(headers)) options.push('-H', `${name}: ${value}`)
  if (method) options.push('-m', method)
  if (body !== undefined) options.push('-I', '-b', body)
  const { output } = await run(program, [...options, url])
  const { requests, latency, non2xx, errors, timeouts } = JSON.parse(
    output.slice(output.indexOf('{"')),
  ) as Report
  return {
    rate: requests.average,
    calls: requests.total,
    failed: non2xx + errors + timeouts,
    p99: latency.p99,
  }
}

interface Report {
  requests: { average: number; total: number }
  latency: { p99: number }
  non2xx: number
  errors: number
  timeouts: number
}
