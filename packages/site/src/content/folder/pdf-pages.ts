import { countPdfPages } from '@kampana/engine-declare/media/pdf-pages'
import { readFileSync, statSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Number of pages of a PDF on disk. Reads the file again only after a change. */
export const countPagesOfFile = (file: string): number | undefined => {
  const { size, mtimeMs } = statSync(file)
  const version = `${size} ${mtimeMs}`
  const known = counted.get(file)
  if (known?.version === version) return known.pages
  const pages = size > maxFileBytes ? undefined : countPdfPages(readFileSync(file), inflateSync)
  counted.set(file, { version, pages })
  return pages
}

const counted = new Map<string, { version: string; pages: number | undefined }>()
/** In bytes. Larger files would use too much memory. */
const maxFileBytes = 50_000_000
