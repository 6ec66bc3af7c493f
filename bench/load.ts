import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../scripts/run.ts'
import { canInstall, install } from '../tests/support/server/debian.ts'

/** Request that is sent repeatedly. */
export interface Calls {
  url: string
  headers?: Readonly<Record<string, string>>
  method?: 'POST'
  /** Each request replaces `[<id>]` with a unique id. */
  body?: string
  connections?: number
}
interface Load {
  /** Replies per second. */
  rate: number
  calls: number
  /** Number of requests with a status of 400 or more, or without a reply. */
  failed: number
  /** In milliseconds. */
  p99: number
}

/**
 * Sends requests for some seconds with wrk, which is written in C, so that one thread saturates a Node process. (autocannon
 * was slower than the servers, so all servers seemed equally fast.)
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
  // Ids of this run, since titles must be unique.
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

/** Installs wrk if it is missing, as root on Debian. */
const findWrk = (): string => {
  const wrk = '/usr/bin/wrk'
  if (!existsSync(wrk) && canInstall()) install('wrk')
  if (existsSync(wrk)) return wrk
  throw new Error('The benchmarks need wrk. Install the package wrk.')
}
