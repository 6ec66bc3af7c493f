import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { canInstall, install } from './debian.ts'

/** A PostgreSQL server of our own. The user of `url` may create more databases. */
export interface Postgres {
  url: string
  /** Stops PostgreSQL by a signal (an immediate or a fast shutdown), and starts it again later. */
  restart: (how: 'by a crash' | 'by its keeper', meanwhile: () => Promise<void>) => Promise<void>
  stop: () => void
}

/**
 * Starts a temporary PostgreSQL with the machine's programs and a socket in its own folder. With `careful`, acknowledged data
 * survives a crash.
 */
export const startPostgres = async ({ careful = false } = {}): Promise<Postgres> => {
  const programs = findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'kampana-postgres-'))
  const owner = unprivilegedOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  try {
    makeCluster(programs, folder, owner)
    const start = () => launch(programs, folder, owner, careful ? { synchronous_commit: 'on' } : {})
    let server = await start()
    return {
      url: `postgres://kampana@${encodeURIComponent(folder)}/postgres`,
      stop: stopper(() => server, remove),
      restart: async (how, meanwhile) => {
        server.kill(how === 'by a crash' ? 'SIGQUIT' : 'SIGINT')
        await once(server, 'exit')
        await meanwhile()
        server = await start()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

type Owner = { uid: number; gid: number } | undefined

/** Folder of `initdb` and `postgres`, which Debian doesn't put into PATH. */
const findPrograms = (): string => {
  const found = programFolder() ?? (canInstall() && install('postgresql') ? programFolder() : undefined)
  if (found) return found
  throw new Error('The tests need a PostgreSQL server. Install it, and add initdb and postgres to PATH.')
}

const programFolder = (): string | undefined =>
  [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin'),
    '/usr/pgsql/bin',
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))

/** PostgreSQL doesn't run as root, so it runs as an unprivileged user. */
const unprivilegedOwner = (): Owner => {
  if (process.getuid?.() !== 0) return undefined
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] =
    people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody') ?? []
  if (!uid || !gid) throw new Error('PostgreSQL cannot run as root. Create a user named postgres.')
  return { uid: Number(uid), gid: Number(gid) }
}

const makeCluster = (programs: string, folder: string, owner: Owner): void => {
  const { status, output } = spawnSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${folder}/data`,
      '--username=kampana',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...owner, cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`PostgreSQL's initdb failed:\n${output?.join('') ?? ''}`)
}

/** Test data may be lost in a power failure, so fsync is off. */
const settings = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  lc_messages: 'C',
  max_connections: '200',
}

const launch = async (
  programs: string,
  folder: string,
  owner: Owner,
  special: Readonly<Record<string, string>>,
): Promise<ChildProcess> => {
  const options = Object.entries({ ...settings, ...special, unix_socket_directories: folder }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  const server = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...options], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  for await (const line of createInterface({ input: server.stderr })) {
    said.push(line)
    if (!line.includes('ready to accept connections')) continue
    // The log is discarded but must be read, because a full pipe would block the server.
    server.stderr.resume()
    return server
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`)
}

/** Stops the server immediately, however this process ends. */
const stopper = (server: () => ChildProcess, remove: () => void): (() => void) => {
  const stop = (): void => {
    server().kill('SIGQUIT')
    remove()
  }
  const exit = (): never => process.exit(143)
  process.once('exit', stop).once('SIGTERM', exit).once('SIGINT', exit)
  return stop
}
