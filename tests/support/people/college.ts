import { collegeDirectory } from '../../../scripts/college/directory.ts'
import { buildApp } from '@kampana/server/app'
import type { AppOptions } from '@kampana/server/app-options'
import { openDatabase } from '@kampana/server/db/open'
import type { Database, Tables } from '@kampana/server/db/tables'
import { readSettings, type Settings } from '@kampana/server/env'
import type { Update } from '@kampana/shared/api/api'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { administrator as first, password } from './accounts.ts'
import { readyDatabase } from '../server/ready-database.ts'
import { personAt, type App, type Person } from './person.ts'
import { hire, type Post } from './staff.ts'
import { bodyOf } from '../input/rich-text.ts'

/** A college of one test, with its own database and server. Everything is deleted after the test. */
export interface College {
  app: App
  /** The settings as the server has read them. */
  settings: Settings
  /** A visitor without an account. */
  visitor: () => Person
  /** The first administrator, signed in. */
  administrator: Person
  /** Creates a signed-in member of staff with exactly these permissions. */
  staff: (post: Post) => Promise<Person>
  /** Publishes an update as the administrator, with default values for missing fields. */
  publish: (input?: Partial<UpdateInput>) => Promise<Update>
  /** One published announcement. */
  update: Update
  /** Queries the database directly. */
  database: <T>(work: (db: Database) => Promise<T>) => Promise<T>
  /** All rows of some tables as one text, for tests of a leaked database's content. */
  dump: (...tables: (keyof Tables)[]) => Promise<string>
  /** Starts a second server on the same database, with the same settings except the given ones. */
  anotherNode: (settings?: Readonly<Record<string, string>>, surroundings?: AppOptions) => Promise<App>
}

interface UpdateInput {
  title: string
  subtitle: string | null
  category: Update['category']
  from: string | null
  to: string | null
  updates: string
  /** Null for a draft. Without a value, the update is published now. */
  posted_at?: string | null
}

export interface CollegeOptions {
  /** Settings as environment variables, which override the defaults. */
  settings?: Readonly<Record<string, string>>
  /** The server's clock. */
  now?: () => Date
  /** The clocks of the server's machine, which `now` would override. */
  clocks?: AppOptions['clocks']
  /** Called with each line of the server's log. Set LOG_LEVEL to get any. */
  log?: (line: string) => void
  /** Test resources instead of the college's own. The test creates their tables. */
  resources?: AppOptions['ownResources']
  /** Called with each SQL statement. */
  onQuery?: AppOptions['onQuery']
  /** True if e-mails and alerts are sent periodically. By default, they are sent only on request of the test. */
  sendsAtIntervals?: boolean
}

/** Opens a college with an administrator and one announcement. Call it inside a test. */
export const college = async ({
  settings = {},
  now,
  clocks,
  log,
  resources,
  onQuery,
  sendsAtIntervals = false,
}: CollegeOptions = {}): Promise<College> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-college-'))
  // Cleanup runs in reverse order.
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const database = await readyDatabase(dataDir, settings['COLLEGE_DIR'])
  onTestFinished(database.drop)
  const environment = {
    DATA_DIR: dataDir,
    COLLEGE_DIR: collegeDirectory,
    DATABASE_URL: database.url,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: password,
    ...settings,
  }
  const read = readSettings(environment)
  const surroundings = {
    sendsAtIntervals,
    ...(now && { now }),
    ...(clocks && { clocks }),
    ...(log && { log: { write: log } }),
    ...(resources && { ownResources: resources }),
    ...(onQuery && { onQuery }),
  }
  const app = await buildApp(read, surroundings)
  onTestFinished(() => app.close())

  const administrator = await signedIn(app, first.username)
  const publish = publisher(administrator)
  return {
    app,
    settings: read,
    visitor: () => personAt(app),
    administrator,
    staff: async (post) => signedIn(app, await hire(read, post)),
    publish,
    update: await publish(),
    ...databaseOf(read),
    anotherNode: async (others = {}, differences = {}) => {
      const other = await buildApp(readSettings({ ...environment, ...others }), {
        ...surroundings,
        ...differences,
      })
      onTestFinished(() => other.close())
      return other
    },
  }
}

const databaseOf = (settings: Settings) => {
  const ask = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const db = await openDatabase(settings)
    return work(db).finally(() => db.destroy())
  }
  const dump = (...tables: (keyof Tables)[]): Promise<string> =>
    ask(async (db) =>
      JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))),
    )
  return { database: ask, dump }
}

/** Signs a person in. Throws on failure. */
const signedIn = async (app: App, username: string): Promise<Person> => {
  const person = personAt(app)
  const { status, text } = await person.post('/login', { username, password })
  if (status !== 200) throw new Error(`${username} can't sign in: ${status} ${text}`)
  return person
}

const publisher = (administrator: Person) => {
  let published = 0
  return async (input: Partial<UpdateInput> = {}): Promise<Update> => {
    const usual: UpdateInput = {
      title: `Enrolment is open, part ${++published}`,
      subtitle: null,
      category: 'announcements',
      from: null,
      to: null,
      updates: bodyOf('Bring your report card and two photographs.'),
    }
    const answer = await administrator.post<Update>('/api/updates', { ...usual, ...input })
    if (answer.status !== 201) throw new Error(`Publishing failed with ${answer.status}: ${answer.text}`)
    return answer.body.data
  }
}
