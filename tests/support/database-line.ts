import type { Settings } from '@kampana/server/env'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A line to PostgreSQL that can be cut, as if the database had stopped, and mended. */
export interface DatabaseLine {
  /** The same database at the end of the line. */
  database: Settings['database']
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** Lets nothing through any more, and closes nothing: as a database that hangs. */
  hold: () => void
  letGo: () => void
}

/** Lays a line to a database of `startPostgres`, which listens to a socket in a folder. */
export const lineTo = async (url: string, patience?: number): Promise<DatabaseLine> => {
  const [, folder = '', name = ''] = /@([^/]+)\/(.+)$/.exec(url) ?? []
  const socket = join(decodeURIComponent(folder), '.s.PGSQL.5432')
  const ends = new Set<Socket>()
  let held = false
  const server = createServer((near) => {
    const far = connect(socket)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('data', (chunk) => other.write(chunk))
      if (held) one.pause()
      // Whichever way one end goes, the other goes with it.
      one.once('error', () => one.destroy()).once('close', () => other.destroy() && ends.delete(one))
    }
  })
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const end of ends) end.destroy()
    })
  onTestFinished(() => (server.listening ? cut() : undefined))
  return {
    database: {
      kind: 'postgres',
      url: `postgres://kampana@127.0.0.1:${port}/${name}`,
      ...(patience !== undefined && { patience }),
    },
    cut,
    mend: () => listen(port),
    hold: () => {
      held = true
      for (const end of ends) end.pause()
    },
    letGo: () => {
      held = false
      for (const end of ends) end.resume()
    },
  }
}
