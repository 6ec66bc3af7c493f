import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../scripts/run.ts'
import { canInstall, install } from '../tests/support/server/debian.ts'

/** A request that is sent again and again. */
export interface Calls {
  url: string
  headers?: Readonly<Record<string, string>>
  method?: 'POST'
  /** `[<id>]` in it is replaced by another word in each request. */
  body?: string
  connections?: number
}
export interface Load {
  /** Answered requests per second. */
  rate: number
  calls: number
  /** How many were answered by a status of 400 and more, or not at all. */
  failed: number
  /** Milliseconds within which 99 of 100 were answered. */
  p99: number
}

/**
 * Sends requests for some seconds with wrk, which is written in C: one thread of it keeps a Node process busy, so that the
 * server is what is measured. (Of autocannon the client was the slower side, and every server looked equally fast.)
 */
export const load = async (
  { url, headers = {}, method, body = '', connections = 32 }: Calls,
  seconds: number,
): Promise<Load> => {
  const options = [
    '-t',
    '1',
    '-c',
    String(connections),
    '-d',
    `${seconds}s`,
    '--timeout',
    '10s',
    '-s',
    script,
  ]
  for (const [name, value] of Object.entries(headers)) options.push('-H', `${name}: ${value}`)
  // Each run's words are its own, since titles must not come twice.
  const unique = body.replaceAll('[<id>]', `${Date.now().toString(36)}-[<id>]`)
  const { output } = await run(findWrk(), [...options, url, ...(method ? ['--', method, unique] : [])])
  const { calls, failed, p99, seconds: taken } = JSON.parse(output.slice(output.indexOf('{"'))) as Summary
  return { rate: calls / taken, calls, failed, p99 }
}

interface Summary {
  calls: number
  seconds: number
  failed: number
  p99: number
}

const script = join(import.meta.dirname, 'load.lua')

/** As root on Debian it is installed where it is missing. */
const findWrk = (): string => {
  const wrk = '/usr/bin/wrk'
  if (!existsSync(wrk) && canInstall()) install('wrk')
  if (existsSync(wrk)) return wrk
  throw new Error('The measurements need wrk: install the package wrk.')
}
