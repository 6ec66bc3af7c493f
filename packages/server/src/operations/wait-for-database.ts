import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFile } from '@kampana/engine-server/db/connect'
import { isConnectionFailure } from '@kampana/engine-server/db/failure'
import { DatabaseUnusable } from '@kampana/engine-server/db/open-migrated'
import type { Settings } from '../env.ts'

/** Maximum of the exponential backoff in milliseconds; visitors are asked to retry after the same time. */
const maxPause = 5000
/** Milliseconds between log lines. */
const logInterval = 60_000

/** Result once the database answered; `closePlaceholder` closes the placeholder server, which frees the port. */
interface Connected<T> {
  made: T
  closePlaceholder: () => Promise<void>
}

/**
 * Retries a function that needs PostgreSQL, which may start later than this node after a power cut. Meanwhile, a placeholder
 * server answers every request, also /health, with 503. Other errors are thrown immediately.
 */
export const waitForDatabase = async <T>(
  { database, port, host }: Pick<Settings, 'database' | 'port' | 'host'>,
  make: () => Promise<T>,
  log: (sentence: string) => void,
): Promise<Connected<T>> => {
  let placeholder: Server | undefined
  let loggedAt = Number.NEGATIVE_INFINITY
  for (let wait = 1000; ; wait = Math.min(wait * 2, maxPause)) {
    try {
      return { made: await make(), closePlaceholder: () => closeServer(placeholder) }
    } catch (error) {
      if (databaseFile(database) !== undefined || !isOutOfReach(error)) {
        await closeServer(placeholder)
        throw error
      }
      placeholder ??= await startPlaceholder(port, host)
      if (performance.now() - loggedAt >= logInterval) {
        log(`${(error as Error).message} The server retries until the database is available.`)
        loggedAt = performance.now()
      }
      await pause(wait)
    }
  }
}

const isOutOfReach = (error: unknown): boolean =>
  isConnectionFailure(error instanceof DatabaseUnusable ? error.cause : error)

/** Server that answers every request with 503. */
const startPlaceholder = async (port: number, host: string): Promise<Server> => {
  // Not imported, as in http/server-factory.ts.
  const { createServer } = process.getBuiltinModule('node:http')
  const placeholder = createServer((_request, response) =>
    response
      .writeHead(503, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'retry-after': '5',
        connection: 'close',
      })
      .end(
        JSON.stringify({
          status: 'starting',
          message: basicErrorMessages.starting,
        }),
      ),
  )
  await new Promise<void>((resolve, reject) => placeholder.once('error', reject).listen(port, host, resolve))
  return placeholder
}

const closeServer = async (placeholder: Server | undefined): Promise<void> => {
  if (!placeholder?.listening) return
  await new Promise<void>((resolve) => {
    placeholder.close(() => resolve())
    placeholder.closeAllConnections()
  })
}
