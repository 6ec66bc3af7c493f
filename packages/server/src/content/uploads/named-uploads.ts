import type { ShownRecord, ShownRecords } from '@kampana/shared/content/shown-records'
import type { DbClient } from '../../db/tables.ts'

/** Addresses of uploads, and of files in the college's folder, in the JSON of values. */
const addressPatterns = {
  picture: /\/media\/(?<hash>[0-9a-f]{32})\/[1-9]\d{0,4}x[1-9]\d{0,4}\.(?:webp|avif)/g,
  file: /(?<!\/content)\/files\/(?<hash>[0-9a-f]{32})\/(?<name>[A-Za-z0-9-]{1,80}\.[a-z]{3,4})(?![\w.-])/g,
  folder: /\/content\/files\/(?<path>[^"\\#?]+)/g,
} as const

type Groups = Readonly<Record<string, string>>

/** Addresses of a kind in records, without duplicates and in order, with the parts of the pattern. */
export const namedIn = (records: ShownRecords, kind: keyof typeof addressPatterns): Map<string, Groups> => {
  const found = new Map<string, Groups>()
  for (const { values } of Object.values(records).flat())
    for (const match of JSON.stringify(values).matchAll(addressPatterns[kind]))
      found.set(match[0], match.groups ?? {})
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Replaces addresses in records. */
export const readdress = <T extends ShownRecord>(
  record: T,
  kind: keyof typeof addressPatterns,
  toAddress: (address: string, parts: Groups) => string | undefined,
): T => {
  const json = JSON.stringify(record.values)
  const changed = json.replaceAll(
    addressPatterns[kind],
    (...match: [string, ...unknown[]]) => toAddress(match[0], match.at(-1) as Groups) ?? match[0],
  )
  return changed === json ? record : { ...record, values: JSON.parse(changed) as ShownRecord['values'] }
}

/** Replaces addresses of images in records with their current ones. A replaced or cropped image has a new address. */
export const withCurrentPictures = async <T extends ShownRecord>(
  client: DbClient,
  records: readonly T[],
): Promise<T[]> => {
  const hashes = [...namedIn({ all: records }, 'picture').values()].map(({ hash }) => String(hash))
  const current = new Map<string, string>()
  for (let from = 0; from < hashes.length; from += batchSize) {
    const rows = await client
      .selectFrom('media')
      .innerJoin('pictures', 'pictures.id', 'media.picture_id')
      .select(['media.hash as former', 'pictures.hash', 'src'])
      .where('pictures.status', '=', 'shown')
      .where('media.hash', 'in', hashes.slice(from, from + batchSize))
      .execute()
    for (const { former, hash, src } of rows) if (former !== hash) current.set(former, src)
  }
  if (current.size === 0) return [...records]
  return records.map((record) => readdress(record, 'picture', (_address, { hash = '' }) => current.get(hash)))
}

const batchSize = 500
