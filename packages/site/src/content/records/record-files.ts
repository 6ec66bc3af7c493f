import type { FolderRecord, FolderRecords } from '@kampana/shared/content/folder-records'
import { readBodyStrictly } from '../body/read-body.ts'
import { collectErrors, ContentError } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { originOf } from './origins.ts'
import { findPlace, places, type Place } from './places.ts'
import { listFiles, readPlace } from './read-place.ts'
import { writePlace } from './write-place.ts'

/** Reads the records of a folder. Throws a `ContentError` with every error. */
export const readRecords = (files: Files, all: readonly Place[] = places): FolderRecords =>
  Object.fromEntries(
    collectErrors(all.map((place) => () => [place.resource.name, readAt(place, files)] as const)),
  )

/** Reads the records of one resource. */
export const readResource = (name: string, files: Files): FolderRecord[] => readAt(findPlace(name), files)

const readAt = (place: Place, files: Files): FolderRecord[] =>
  readPlace(place, files, (text) => JSON.stringify(readBodyStrictly(text, files)))

/** Files in the former format among those of these records. */
export const listFormer = (records: FolderRecords): string[] =>
  [
    ...new Set(Object.values(records).flatMap((own) => own.flatMap((record) => originOf(record).former))),
  ].sort()

/** Files of records by path; null for a file whose record no longer exists. */
export const writeRecords = (
  records: FolderRecords,
  files: Files,
  all: readonly Place[] = places,
): Map<string, string | null> => {
  const texts = new Map<string, string | null>()
  for (const place of all) {
    const own = records[place.resource.name]
    if (!own) continue
    for (const path of listFiles(place, files)) texts.set(path, null)
    for (const [path, text] of writePlace(place, own, (file) => findText(files, file))) texts.set(path, text)
  }
  return texts
}

const findText = (files: Files, path: string): string | undefined => {
  try {
    return files.has(path) ? files.text(path) : undefined
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
}
