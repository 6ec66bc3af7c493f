import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import type { CallOptions, Client, Reply } from '@kampana/engine-declare/api/http/client'
import { isOwnServer } from '../../back-end/own-server.ts'
import { notifyPause } from './rate-limit-notice.ts'

/** Maximum total delay of a call in seconds. Laravel's `throttle:api` counts per minute. */
const maxSeconds = 60
/** Seconds until the next retry if the server's CORS settings don't expose `Retry-After`. */
const defaultSeconds = 20

/**
 * Client that retries a call after another back end's rate limit (429). It waits for the time in the reply. A rejected call
 * has changed nothing, so saves are also retried. Rate limits of our own server are reported at once.
 */
export const waitOutRateLimit = (client: Client): Client => {
  let pause: Promise<void> | undefined
  const call = async (path: string, options: CallOptions | undefined, waited: number): Promise<Reply> => {
    // The limit counts all calls of a person.
    await pause
    try {
      return await client.call(path, options)
    } catch (error) {
      const seconds = secondsToWait(error)
      if (seconds === undefined || waited + seconds > maxSeconds) throw error
      pause ??= sleep(seconds).finally(() => (pause = undefined))
      return call(path, options, waited + seconds)
    }
  }
  return { call: (path, options) => call(path, options, 0) }
}

const secondsToWait = (error: unknown): number | undefined =>
  error instanceof ApiError && error.status === 429 && !isOwnServer()
    ? (error.retryAfter ?? defaultSeconds)
    : undefined

const sleep = (seconds: number): Promise<void> => {
  notifyPause(seconds)
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
