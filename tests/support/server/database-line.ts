import type { Settings } from '@kampana/server/env'
import { connect } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { layLine, type Line } from './line.ts'

/** A line to PostgreSQL, and the same database at its end. */
export interface DatabaseLine extends Line {
  database: Settings['database']
}

/** Lays a line to a database of `startPostgres`, which listens to a socket in a folder. */
export const lineTo = async (url: string, patience?: number): Promise<DatabaseLine> => {
  const [, folder = '', name = ''] = /@([^/]+)\/(.+)$/.exec(url) ?? []
  const socket = join(decodeURIComponent(folder), '.s.PGSQL.5432')
  const line = await layLine(() => connect(socket))
  onTestFinished(() => (line.isWhole() ? line.cut() : undefined))
  return {
    ...line,
    database: {
      kind: 'postgres',
      url: `postgres://kampana@127.0.0.1:${line.port}/${name}`,
      ...(patience !== undefined && { patience }),
    },
  }
}
