import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { updatePath } from '@kampana/shared/update-path'
import type { Inline } from '../../src/inline.ts'
import { createApi } from '@kampana/shared/api/api'
import { fileOf, writeText } from './files.ts'
import { headersFile, redirectsFile } from './hosts.ts'
import { policyFor } from './policy.ts'
import type { Told } from './told.ts'

/** What was written: addresses with a page, and those of them that wait for the server in the browser. */
export interface Written {
  pages: number
  waiting: string[]
}

/** As much of `src/entry-server.tsx` as this needs; the built one is run. */
interface BuiltEntry {
  fixedPaths: readonly string[]
  frameOrigins: readonly string[]
  prerender: (path: string, given: Given) => Promise<{ html: string; filled: boolean }>
  prerenderAny: (given: Given) => string
  prerenderTexts: (given: Given) => Promise<Readonly<Record<string, string>>>
}
interface Given extends Told {
  today: string
  made: string
  policy: (inline?: Inline) => string
}

const built = join(import.meta.dirname, '../../dist')
/** So many of the newest updates get a file each; older ones are fetched when somebody comes. */
const newest = 100
/** Both are sent for addresses without a file: the first as hosts do by themselves, the second where they are told to. */
const standIns = ['404.html', 'any.html']

/** Writes the built site into a folder, as files for a host of its own. What was in the folder is gone. */
export const writeSite = async (folder: string, told: Told): Promise<Written> => {
  const entry = (await import(pathToFileURL(join(built, 'server/entry-server.js')).href)) as BuiltEntry
  const policy = (inline?: Inline) => policyFor(told.apiUrl, entry.frameOrigins, inline)
  const given = { ...told, today: todayIn(told.timeZone), made: new Date().toISOString(), policy }
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(built, 'client'), folder, {
    recursive: true,
    filter: (source) => !source.endsWith('/.vite'),
  })

  const waiting: string[] = []
  const paths = [...entry.fixedPaths.filter((path) => path !== '/404'), ...(await updatesOf(told))]
  for (const path of paths) {
    const file = fileOf(path)
    if (file === undefined) continue
    const { html, filled } = await entry.prerender(path, given)
    if (!filled) waiting.push(path)
    writeText(folder, file, html)
  }
  for (const name of standIns) writeText(folder, name, entry.prerenderAny(given))
  for (const [name, text] of Object.entries(await entry.prerenderTexts(given))) writeText(folder, name, text)
  writeText(folder, '_redirects', redirectsFile)
  writeText(folder, '_headers', headersFile)
  return { pages: paths.length, waiting }
}

/** The addresses of the newest updates; none where the server can't be reached. */
const updatesOf = async ({ apiUrl }: Told): Promise<string[]> => {
  const api = createApi({ baseUrl: apiUrl, readCookies: () => '' })
  const updates = await api.updates.latest(newest).catch(() => [])
  return updates.map(updatePath)
}

const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date())
