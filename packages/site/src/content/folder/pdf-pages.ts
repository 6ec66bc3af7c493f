import { countPdfPages } from '@kampana/shared/media/pdf-pages'
import { readFileSync, statSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** How many pages a PDF on disk has, read again only once it has changed. */
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
/** In bytes; a longer one isn't worth its memory. */
const maxFileBytes = 50_000_000
