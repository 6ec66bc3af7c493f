import { carriedFields, type FolderRecord } from '@kampana/shared/content/folder-records'
import { ContentError, collectErrors } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { readYaml, readYamlFile } from '../yaml/read-yaml.ts'
import { listFormerEntries } from './former-format.ts'
import { originOf, withOrigin } from './origins.ts'
import { filesOf, type Place, type RecordFile, type RecordFolder } from './places.ts'
import { positionAt, positionBetween } from '@kampana/engine-declare/lists/position-between'
import { positionField } from '@kampana/engine-declare/lists/position-field'
import type { Resource } from '@kampana/engine-declare/resource'
import { readFolderRecord, type Reading, type Source } from './read-folder-record.ts'
import { assertPlaced, fromTheTop } from './tree.ts'

/** Paths of a place's files, among those in the folder. */
export const listFiles = (place: Place, files: Files): string[] => {
  const beside = (place.beside ?? []).flatMap((each) =>
    'file' in each ? [each.file].filter(files.has) : listMarkdown(files, each.folder),
  )
  if ('file' in place) return [place.file, ...beside]
  if ('list' in place) return files.has(place.list) ? [place.list] : []
  return [...place.folders.flatMap((folder) => listMarkdown(files, folder)), ...beside]
}

const listMarkdown = (files: Files, folder: string): string[] =>
  files.list(folder).filter((path) => path.endsWith('.md'))

/** Reads the records of a place. Throws a `ContentError` with every error by file and line. */
export const readPlace = (place: Place, files: Files, toBody: Reading['toBody']): FolderRecord[] => {
  const reading = { resource: place.resource, files, toBody }
  if ('file' in place) return [readFolderRecord(reading, readSources(place, files, place.file))]
  const records = 'list' in place ? readList(place, reading) : readMarkdown(place, reading)
  assertUnique(place, records)
  const placed = withPositions(place.resource, records)
  if (!place.resource.tree) return placed
  assertPlaced(place.resource, placed)
  return fromTheTop(place.resource, placed)
}

const readList = ({ resource, list: file }: Place & { list: string }, reading: Reading): FolderRecord[] => {
  if (!reading.files.has(file)) return []
  const { value, findLine } = readYamlFile(reading.files, file)
  const former = listFormerEntries(file, value)
  const entries = Array.isArray(value)
    ? value.map((entry: unknown, n) => ({ value: entry, at: [n] }))
    : former
  if (!entries) throw new ContentError(file, 'must be a list.', findLine([]))
  const fields = carriedFields(resource)
  return collectErrors(
    entries.map((entry) => () => {
      const source = { ...entry, file, findLine, fields, marked: fields, isFormer: former !== undefined }
      return readFolderRecord(reading, [source])
    }),
  )
}

const readMarkdown = (place: Place & RecordFolder, reading: Reading): FolderRecord[] => {
  const { files } = reading
  const read = place.folders.flatMap((folder) => listMarkdown(files, folder))
  const besides = (place.beside ?? []).flatMap((each) =>
    'folder' in each
      ? listMarkdown(files, each.folder).map(
          (path) => [path, `${place.folders[0]}${path.slice(each.folder.length)}`] as const,
        )
      : [],
  )
  return collectErrors([
    ...read.map((file) => () => [
      readFolderRecord(reading, readSources(place, files, file), place.fromFile(file)),
    ]),
    ...besides.map(([path, main]) => (): FolderRecord[] => {
      if (files.has(main)) return []
      throw new ContentError(path, `the page ${String(place.fromFile(main)['address'])} does not exist.`, 1)
    }),
  ]).flat()
}

/** A record's main file, and the files beside it. */
const readSources = (place: Place, files: Files, file: string): [Source, ...Source[]] => {
  const [main, ...beside] = filesOf(place, file)
  const present = beside.filter(({ path, isOptional }) => !isOptional || files.has(path))
  const [first, ...others] = collectErrors([
    () => readSource(files, main),
    ...present.map((each) => () => readSource(files, each)),
  ])
  return [first, ...others]
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/

const readSource = (files: Files, { path: file, fields, marked, text: field }: RecordFile): Source => {
  if (file.endsWith('.svg')) {
    const drawing = files.text(file)
    const value = Object.fromEntries(fields.map((name) => [name, drawing]))
    return { file, value, findLine: () => 1, fields, marked }
  }
  if (file.endsWith('.yaml')) return { file, ...readYamlFile(files, file), fields, marked }
  const text = files.text(file)
  const [whole = '', head] = frontMatter.exec(text) ?? []
  if (head === undefined)
    throw new ContentError(file, 'must begin with front matter between two lines of `---`.', 1)
  const below = { file, text: text.slice(whole.length), firstLine: whole.split('\n').length }
  const yaml = readYaml(head, file, 2)
  return { file, ...yaml, fields, marked, text: field === undefined ? undefined : { ...below, field } }
}

/** Rejects two records with the same key. */
const assertUnique = ({ resource }: Place, records: readonly FolderRecord[]): void => {
  const { unique, redirect } = resource
  const keys = [...unique, ...(redirect ? [[redirect.from]] : [])]
  collectErrors(
    keys.map((fields) => () => {
      const known = new Map<string, FolderRecord>()
      collectErrors(
        records.map((record) => () => {
          const named = fields.map((field) => record.values[field])
          if (named.includes(null)) return
          const key = JSON.stringify(named)
          const other = known.get(key)
          known.set(key, record)
          if (!other) return
          const [field = ''] = fields
          const [{ file, line }, first] = [originOf(record).at(field), originOf(other).at(field)]
          throw new ContentError(
            file,
            `${field}: another record has it already, in line ${first.line}.`,
            line,
          )
        }),
      )
    }),
  )
}

/**
 * Gives every record of an order by hand a position. In a list, a record without one comes after the record before it; in a
 * tree, after the others with its parent. Numbers of the format before version 0.4 apply unless a record has a position.
 */
const withPositions = (resource: Resource, records: readonly FolderRecord[]): FolderRecord[] => {
  const field = positionField(resource)
  if (field === undefined || field === '') return [...records]
  if (resource.tree) return withPlaces(resource.tree, records)
  const isNew = records.some(({ values }) => typeof values[field] === 'string')
  return isNew
    ? fillGaps(field, records)
    : sortedByNumber(field, records, resource.byHand).map((record, n) => at(record, field, positionAt(n)))
}

const fillGaps = (field: string, records: readonly FolderRecord[]): FolderRecord[] => {
  const positionOf = ({ values }: FolderRecord): string | undefined =>
    typeof values[field] === 'string' ? values[field] : undefined
  let before: string | undefined
  return records.map((record, index) => {
    const next = records
      .slice(index + 1)
      .map(positionOf)
      .find((position) => position !== undefined)
    const isBetween = before === undefined || next === undefined || before < next
    before = positionOf(record) ?? positionBetween(before, isBetween ? next : undefined)
    return at(record, field, before)
  })
}

const sortedByNumber = (
  field: string,
  records: readonly FolderRecord[],
  newRecords: Resource['byHand'],
): FolderRecord[] => {
  const unplaced = newRecords === 'first' ? -Infinity : Infinity
  const numberOf = ({ values: { [field]: number } }: FolderRecord) =>
    typeof number === 'number' ? number : unplaced
  return records.toSorted((a, b) => (numberOf(a) < numberOf(b) ? -1 : Number(numberOf(a) > numberOf(b))))
}

const withPlaces = (
  { parent, place }: NonNullable<Resource['tree']>,
  records: readonly FolderRecord[],
): FolderRecord[] => {
  const last = new Map<unknown, string>()
  for (const { values } of records) {
    const position = values[place]
    if (typeof position === 'string' && position > (last.get(values[parent]) ?? ''))
      last.set(values[parent], position)
  }
  return records.map((record) => {
    if (typeof record.values[place] === 'string') return record
    const above = record.values[parent]
    const next = `${last.get(above) ?? ''}i`
    last.set(above, next)
    return at(record, place, next)
  })
}

const at = (record: FolderRecord, field: string, position: string): FolderRecord =>
  withOrigin({ ...record, values: { ...record.values, [field]: position } }, originOf(record))
