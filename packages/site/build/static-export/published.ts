import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import type { ShownRecords } from '@kampana/shared/content/shown-records'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LoadedContent } from '../../src/content/load-content.ts'
import type { Content } from '../../src/content/read-content.ts'
import { built, load } from './load-built.ts'

/** What staff have published (packages/server/src/content/published-site.ts). */
export interface PublishedSite {
  records: ShownRecords
  checked: CheckedDays
  formerPaths: Readonly<Record<string, string>>
  pictures: (addresses: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>
}

/**
 * The content of a folder with what staff have published over it. Pages that have moved are redirects, as those of the site map
 * are. Throws an error with all faults.
 */
export const readContent = async (
  directory: string,
  { records, checked, formerPaths }: PublishedSite,
): Promise<Omit<LoadedContent, 'folder'> & { checked: CheckedDays }> => {
  // The build's own content is that of the folder alone.
  const caches = Object.keys(records).length === 0 ? [join(built, 'content.json')] : []
  const { content, hash }: LoadedContent = await (
    await load('load-content.js')
  ).loadContent({ directory, records, caches })
  const moved = Object.entries(formerPaths).map(([path, now]) => [path.toLowerCase(), now])
  const days = content.college.showLastChecked ? checked : {}
  const isSame = moved.length + Object.keys(days).length === 0
  return {
    content: { ...content, redirects: { ...content.redirects, ...Object.fromEntries(moved) } },
    hash: isSame ? hash : digest([hash, moved, days]),
    checked: days,
  }
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10)

/** Writes the pictures that staff have uploaded for pages. */
export const writePictures = async (
  folder: string,
  content: Content,
  { pictures }: PublishedSite,
): Promise<void> => {
  const addresses = new Set(JSON.stringify(content).match(/\/media\/[0-9a-f]{32}\/\w+\.(?:webp|avif)/g))
  for (const [address, bytes] of await pictures([...addresses])) {
    const file = join(folder, address)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}
