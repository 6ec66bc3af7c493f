import type { PictureUse } from '@kampana/shared/media/picture-use'
import { parsePicture } from '@kampana/shared/media/picture'
import { writeUses, type Use } from '../../crud/uses/write-uses.ts'
import type { DbClient } from '../../db/tables.ts'

/** Writes down which pictures the website's texts show, those that are live and the drafts. */
export const indexWebsitePictures = async (client: DbClient): Promise<void> => {
  const live = await client
    .selectFrom('content_heads')
    .innerJoin('content_texts', 'content_texts.hash', 'content_heads.hash')
    .select(['path', 'text'])
    .where('text', 'like', '%/media/%')
    .execute()
  const drafts = await client
    .selectFrom('content_drafts')
    .innerJoin('content_texts', 'content_texts.hash', 'content_drafts.hash')
    .select(['path', 'text'])
    .where('text', 'like', '%/media/%')
    .execute()
  await writeUses(client, website, 0, [
    ...live.flatMap(({ path, text }) => usesIn(text, path)),
    ...drafts.flatMap(({ path, text }) => usesIn(text, `${draftPrefix}${path}`)),
  ])
}
/** Stands for a resource where a file of the website uses something. */
export const website = 'website'
const draftPrefix = 'draft:'

const usesIn = (text: string, field: string): Use[] =>
  [...text.matchAll(/\/media\/[\w/.]+\.(?:webp|avif)/g)].flatMap(([address]) => {
    const picture = parsePicture(address)
    return picture ? [{ kind: 'picture', target: picture.hash, field }] : []
  })

/** A file of the website as a place that uses a picture. */
export const websiteUse = (field: string): PictureUse => {
  const isDraft = field.startsWith(draftPrefix)
  const path = isDraft ? field.slice(draftPrefix.length) : field
  const page = /^pages\/(.+)\.md$/.exec(path)?.[1]
  return {
    resource: website,
    id: 0,
    title: path,
    field: 'text',
    address: page === undefined || isDraft ? null : `/${page.replace(/(?:^|\/)index$/, '')}`,
    state: isDraft ? 'draft' : null,
  }
}
