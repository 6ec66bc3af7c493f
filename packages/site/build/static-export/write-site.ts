import { collegeDir } from '@kampana/shared/college-dir'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { updatePath } from '@kampana/shared/update-path'
import type { InlineHashes } from '@kampana/engine-site/framework/csp-hash'
import { createApi } from '@kampana/shared/api/api'
import type { Content } from '../../src/content/content.ts'
import { htmlFile, writeCompressed } from './html-file.ts'
import { headersFile, redirectsFile } from './hosts.ts'
import { contentSecurityPolicy } from './policy.ts'
import { fetchRecordPages } from './record-pages.ts'
import { built, load } from './load-built.ts'
import type { StaticExportOptions } from './options.ts'
import { readPublishedContent, writePictures, type PublishedContent } from './published.ts'

/** Number of pages, and paths whose data the browser loads because the server had none at the build. */
interface StaticExportResult {
  pages: number
  waiting: string[]
}

/** Number of prerendered updates. The browser loads older updates through the fallback document. */
const maxPrerenderedUpdates = 100
/** Fallback documents. Hosts serve the first one for a missing file by default, and the second one by a rewrite rule. */
const fallbackFiles = ['404.html', 'any.html']

/** Writes the built site as files for a static host. Empties the folder first. */
export const writeSite = async (
  folder: string,
  options: StaticExportOptions,
  published: PublishedContent,
): Promise<StaticExportResult> => {
  const entry = await load('entry-server.js')
  const directory = collegeDir(join(import.meta.dirname, '../../../..'), process.env)
  const { content, hash, checked } = await readPublishedContent(directory, published)
  const today = calendarDay(options.timeZone)
  await entry.setContent(content, hash, await fetchRecordPages(options.apiUrl), checked)
  const policy = (inline?: InlineHashes) =>
    contentSecurityPolicy(options.apiUrl, entry.frameOrigins(), inline)
  const prerenderOptions = {
    ...options,
    today,
    made: new Date().toISOString(),
    policy,
  }
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(built, 'client'), folder, {
    recursive: true,
    filter: (source) => !source.endsWith('/.vite'),
  })

  const waiting: string[] = []
  const paths = [...entry.fixedPaths().filter((path) => path !== '/404'), ...(await findUpdates(options))]
  for (const path of paths) {
    const file = htmlFile(path)
    if (file === undefined) continue
    const { html, filled } = await entry.prerender(path, prerenderOptions)
    if (!filled) waiting.push(path)
    writeCompressed(folder, file, html)
  }
  for (const name of fallbackFiles) writeCompressed(folder, name, entry.prerenderFallback(prerenderOptions))
  for (const [name, text] of Object.entries(await entry.prerenderTextFiles(prerenderOptions)))
    writeCompressed(folder, name, text)
  await writeFiles(folder, directory, content)
  await writePictures(folder, content, published)
  writeCompressed(folder, '_redirects', redirectsFile)
  writeCompressed(folder, '_headers', headersFile)
  return { pages: paths.length, waiting }
}

/** Writes the college's files that pages link to, and the icons made from its seal. */
const writeFiles = async (folder: string, directory: string, content: Content): Promise<void> => {
  for (const [address, path] of Object.entries(content.assets())) {
    const file = join(folder, decodeURIComponent(address))
    mkdirSync(dirname(file), { recursive: true })
    cpSync(join(directory, path), file)
  }
  const { renderIcons } = await load('render-icons.js')
  for (const [name, { bytes }] of await renderIcons(content)) writeFileSync(join(folder, name), bytes)
}

/** Paths of the newest updates; empty if the server can't be reached. */
const findUpdates = async ({ apiUrl, timeZone }: StaticExportOptions): Promise<string[]> => {
  const api = createApi({ baseUrl: apiUrl, timeZone: () => timeZone, readCookies: () => '' })
  const updates = await api.updates.latest(maxPrerenderedUpdates).catch(() => [])
  return updates.map(updatePath)
}
