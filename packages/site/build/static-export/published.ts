import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import type { SiteRecords } from '@kampana/shared/content/site-records'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Content } from '../../src/content/content.ts'
import { load } from './load-built.ts'

/** Published content (packages/server/src/content/published-site.ts). */
export interface PublishedContent {
  records: SiteRecords
  checked: CheckedDays
  formerPaths: Readonly<Record<string, string>>
  pictures: (addresses: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>
}

/** Published content with redirects from former paths of pages and records. Throws an error with all problems. */
export const readPublishedContent = async (
  directory: string,
  { records, checked, formerPaths }: PublishedContent,
): Promise<{ content: Content; hash: string; checked: CheckedDays }> => {
  const { makeContent, openFolder } = await load('entry-server.js')
  const content = makeContent(records, openFolder(directory))
  // Renders the bodies before prerendering, which directs other addresses to the server. These images are on this host.
  content.assets()
  const moved = Object.entries(formerPaths).map(([path, now]) => [path.toLowerCase(), now])
  const days = content.college.show_last_checked ? checked : {}
  return {
    content: { ...content, redirects: { ...content.redirects, ...Object.fromEntries(moved) } },
    hash: digest([content.hash, moved, days]),
    checked: days,
  }
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10)

/** Writes the images that staff uploaded for pages. */
export const writePictures = async (
  folder: string,
  content: Content,
  { pictures }: PublishedContent,
): Promise<void> => {
  const addresses = new Set(JSON.stringify(content).match(/\/media\/[0-9a-f]{32}\/\w+\.(?:webp|avif)/g))
  for (const [address, bytes] of await pictures([...addresses])) {
    const file = join(folder, address)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}
