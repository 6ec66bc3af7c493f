import type { Settings } from '@kampana/server/env'
import { connect } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** A TCP proxy to PostgreSQL, and the settings of the database behind it. */
interface DatabaseProxy extends TcpProxy {
  database: Settings['database']
}

/** Starts a TCP proxy to a database of `startPostgres`, which listens on a Unix socket. */
export const proxyToDatabase = async (url: string, timeout?: number): Promise<DatabaseProxy> => {
  const [, folder = '', name = ''] = /@([^/]+)\/(.+)$/.exec(url) ?? []
  const socket = join(decodeURIComponent(folder), '.s.PGSQL.5432')
  const proxy = await startTcpProxy(() => connect(socket))
  onTestFinished(() => (proxy.isUp() ? proxy.cut() : undefined))
  return {
    ...proxy,
    database: {
      kind: 'postgres',
      url: `postgres://kampana@127.0.0.1:${proxy.port}/${name}`,
      ...(timeout !== undefined && { timeout }),
    },
  }
}
