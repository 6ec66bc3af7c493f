import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isConnectionFailure } from '../db/failure.ts'
import { DatabaseUnusable } from '../db/open.ts'
import type { Settings } from '../env.ts'

/** In milliseconds: each pause is twice the last, up to this. */
const longestPause = 15_000
/** How often whoever reads the log is told, in milliseconds. */
const tellEvery = 60_000

/** Something made once the database answered; `giveWay` frees the port at which others were told to wait. */
export interface Made<T> {
  made: T
  giveWay: () => Promise<void>
}

/**
 * Makes something that needs PostgreSQL. After a power cut that may come later than this node does, so it is tried again
 * until it answers; meanwhile whoever calls, /health too, is told 503. What another try can't cure is thrown at once.
 */
export const onceDatabaseAnswers = async <T>(
  { database, port, host }: Pick<Settings, 'database' | 'port' | 'host'>,
  make: () => Promise<T>,
  tell: (sentence: string) => void,
): Promise<Made<T>> => {
  let porter: Server | undefined
  let told = Number.NEGATIVE_INFINITY
  for (let wait = 1000; ; wait = Math.min(wait * 2, longestPause)) {
    try {
      return { made: await make(), giveWay: () => closed(porter) }
    } catch (error) {
      if (database.kind === 'sqlite' || !isOutOfReach(error)) {
        await closed(porter)
        throw error
      }
      porter ??= await porterAt(port, host)
      if (performance.now() - told >= tellEvery) {
        tell(`${(error as Error).message} It is asked again until it answers.`)
        told = performance.now()
      }
      await pause(wait)
    }
  }
}

const isOutOfReach = (error: unknown): boolean =>
  isConnectionFailure(error instanceof DatabaseUnusable ? error.cause : error)

/** Tells everybody to come again. */
const porterAt = async (port: number, host: string): Promise<Server> => {
  // Not imported, as in http/server-factory.ts.
  const { createServer } = process.getBuiltinModule('node:http')
  const porter = createServer((_request, response) =>
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
          message: 'The site is starting. Please come again in a minute.',
        }),
      ),
  )
  await new Promise<void>((resolve, reject) => porter.once('error', reject).listen(port, host, resolve))
  return porter
}

const closed = async (porter: Server | undefined): Promise<void> => {
  if (!porter?.listening) return
  await new Promise<void>((resolve) => {
    porter.close(() => resolve())
    porter.closeAllConnections()
  })
}
