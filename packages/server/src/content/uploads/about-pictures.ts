import { pictures } from '@kampana/shared/resources/pictures'
import { readInput } from '@kampana/engine-declare/schema/schema'
import type { DbClient } from '../../db/tables.ts'

const described = [
  'description',
  'caption',
  'credit',
  'shows',
  'consent_until',
  'focal_x',
  'focal_y',
] as const

/** Details of images in the media library, as JSON by id; undefined if there are none. */
export const readAbout = async (client: DbClient, ids: readonly string[]): Promise<string | undefined> => {
  const about: [string, object][] = []
  for (const id of ids) {
    const row = await client
      .selectFrom('pictures')
      .select([...described])
      .where('image_id', '=', id)
      .where('status', '=', 'shown')
      .executeTakeFirst()
    const filled = Object.entries(row ?? {}).filter(([, value]) => value !== null && value !== '')
    if (filled.length > 0) about.push([id, Object.fromEntries(filled)])
  }
  return about.length === 0 ? undefined : `${JSON.stringify(Object.fromEntries(about), null, 2)}\n`
}

/** Details of one image in such a text, as far as the media library accepts them. */
export const parseAbout = (text: string): ((hash: string) => Partial<AboutPicture>) => {
  const read: Readonly<Record<string, unknown>> = JSON.parse(text) ?? {}
  return (hash) => {
    const fields = Object.fromEntries(described.map((name) => [name, pictures.fields[name]]))
    const filled = Object.hasOwn(read, hash) ? read[hash] : {}
    const input = readInput(fields, Object(filled) as Record<string, unknown>, { partial: true })
    return 'input' in input ? input.input : {}
  }
}

interface AboutPicture {
  description: string
  caption: string | null
  credit: string | null
  shows: string | null
  consent_until: string | null
  focal_x: number | null
  focal_y: number | null
}
