import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { updatePath } from '@kampana/shared/update-path'
import type { InlineHashes } from '../../src/framework/csp-hash.ts'
import { createApi } from '@kampana/shared/api/api'
import { htmlFile, writeText } from './html-file.ts'
import { headersFile, redirectsFile } from './hosts.ts'
import { contentSecurityPolicy } from './policy.ts'
import type { StaticExportOptions } from './options.ts'

/** What was written: addresses with a page, and those of them that wait for the server in the browser. */
export interface StaticExportResult {
  pages: number
  waiting: string[]
}

/** As much of `src/entry-server.tsx` as this needs; the built one is run. */
interface BuiltEntry {
  fixedPaths: readonly string[]
  frameOrigins: readonly string[]
  prerender: (path: string, given: PrerenderOptions) => Promise<{ html: string; filled: boolean }>
  prerenderFallback: (given: PrerenderOptions) => string
  prerenderTextFiles: (given: PrerenderOptions) => Promise<Readonly<Record<string, string>>>
}
interface PrerenderOptions extends StaticExportOptions {
  today: string
  made: string
  policy: (inline?: InlineHashes) => string
}

const built = join(import.meta.dirname, '../../dist')
/** How many of the newest updates are prerendered; the browser loads older ones through the fallback document. */
const maxPrerenderedUpdates = 100
/** Fallback documents: hosts send the first for a missing file by default, the second by a rewrite rule. */
const fallbackFiles = ['404.html', 'any.html']

/** Writes the built site into a folder, as files for a host of its own. What was in the folder is gone. */
export const writeSite = async (folder: string, told: StaticExportOptions): Promise<StaticExportResult> => {
  const entry: BuiltEntry = await import(pathToFileURL(join(built, 'server/entry-server.js')).href)
  const policy = (inline?: InlineHashes) => contentSecurityPolicy(told.apiUrl, entry.frameOrigins, inline)
  const given = { ...told, today: localToday(told.timeZone), made: new Date().toISOString(), policy }
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(built, 'client'), folder, {
    recursive: true,
    filter: (source) => !source.endsWith('/.vite'),
  })

  const waiting: string[] = []
  const paths = [...entry.fixedPaths.filter((path) => path !== '/404'), ...(await findUpdates(told))]
  for (const path of paths) {
    const file = htmlFile(path)
    if (file === undefined) continue
    const { html, filled } = await entry.prerender(path, given)
    if (!filled) waiting.push(path)
    writeText(folder, file, html)
  }
  for (const name of fallbackFiles) writeText(folder, name, entry.prerenderFallback(given))
  for (const [name, text] of Object.entries(await entry.prerenderTextFiles(given)))
    writeText(folder, name, text)
  writeText(folder, '_redirects', redirectsFile)
  writeText(folder, '_headers', headersFile)
  return { pages: paths.length, waiting }
}

/** The addresses of the newest updates; none where the server can't be reached. */
const findUpdates = async ({ apiUrl }: StaticExportOptions): Promise<string[]> => {
  const api = createApi({ baseUrl: apiUrl, readCookies: () => '' })
  const updates = await api.updates.latest(maxPrerenderedUpdates).catch(() => [])
  return updates.map(updatePath)
}

const localToday = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date())
