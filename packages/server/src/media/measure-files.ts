import { fileTypes, parseFile, type FileMeasures } from '@kampana/engine-declare/media/file'
import { countPdfPages } from '@kampana/engine-declare/media/pdf-pages'
import { inflateSync } from 'node:zlib'
import type { DbClient } from '../db/tables.ts'
import { findFile } from './store.ts'

/** Sizes of uploaded files, and page counts of PDFs, by address. Omits deleted files and other addresses. */
export const measureFiles = async (
  client: DbClient,
  addresses: readonly string[],
): Promise<Record<string, FileMeasures>> => {
  const found: Record<string, FileMeasures> = {}
  for (const address of addresses) {
    const measures = known.get(address) ?? (await measureFile(client, address))
    if (!measures) continue
    known.set(address, measures)
    found[address] = measures
  }
  return found
}

/** An address contains the hash of its file, so the file never changes. */
const known = new Map<string, FileMeasures>()

const measureFile = async (client: DbClient, address: string): Promise<FileMeasures | undefined> => {
  const upload = parseFile(address)
  const file = upload && (await findFile(client, upload.hash, upload.name))
  if (!file) return undefined
  return measureBytes(file.bytes, file.type)
}

/** Size of a file, and its number of pages if it is a PDF. */
export const measureBytes = (bytes: Uint8Array, type: string): FileMeasures => {
  const pages = type === fileTypes.pdf ? countPdfPages(bytes, inflateSync) : undefined
  return { bytes: bytes.length, ...(pages !== undefined && { pages }) }
}
