import type { ContentChange } from '@kampana/shared/content/content-api'
import { dashboardLink } from '../../account/links.ts'
import { recordActivity, type Causer } from '../../crud/activity.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import { loadHeldPermissions } from '../../crud/rights/held-permissions.ts'
import { notifyReviewers } from '../../resources/publication/notify-reviewers.ts'
import { spokenMoment } from '../../resources/publication/describe-update.ts'
import { writeToAsker } from '../../resources/publication/write-to-asker.ts'
import { addressesOf, titleOf } from '../overview.ts'
import { readRights } from '../sections.ts'
import type { Trx, Website } from '../website.ts'

/** Asks those who may publish for the publication of a change. */
export const askForChange = async (
  website: Website,
  change: ContentChange,
  causer: Causer,
): Promise<void> => {
  await website.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('content_changes')
      .set({ state: 'asked', publish_at: null, asked_by: causer.id, review_note: null })
      .where('id', '=', change.id)
      .where('state', '!=', 'published')
      .execute()
    await logReview(website, trx, change, causer, 'ask')
    const { title, url } = describe(website, change.paths)
    const request = {
      causer,
      permission: 'publish content',
      about: `change ${change.id}`,
      mayAnswer: mayPublish(website, trx, change),
    }
    await notifyReviewers(website, trx, request, (name) =>
      emailTemplates.publicationRequested(name, { title, by: causer.name, note: change.note }, url),
    )
  })
  website.outbox.wake()
}

/** Roles may be held to parts of the site. */
const mayPublish =
  ({ siteContent }: Website, trx: Trx, { paths }: ContentChange) =>
  async (userId: number): Promise<boolean> => {
    const permissions = new Set((await loadHeldPermissions(trx, userId)).keys())
    const rightsOf = await readRights(trx, { userId, permissions, viewedRole: null })
    return paths.every((path) => rightsOf(path, addressesOf(siteContent.content(), path)).publish)
  }

/** Sends a change back to who asked for its publication, with a word. */
export const sendChangeBack = async (
  website: Website,
  change: ContentChange,
  { word, causer }: { word: string; causer: Causer },
): Promise<void> => {
  await website.db.transaction().execute(async (trx) => {
    await answerAskers(website, trx, change, { causer, word })
    await trx
      .updateTable('content_changes')
      .set({ state: 'draft', review_note: word })
      .where('id', '=', change.id)
      .execute()
    await logReview(website, trx, change, causer, 'send-back', word)
  })
  website.outbox.wake()
}

interface AskersAnswer {
  causer: Causer | null
  /** What was said, where it is sent back. */
  word?: string
  /** When it goes live, unless now. */
  moment?: string
}

/** Tells who asked for a change, or for files of it, that it is published, scheduled or sent back. */
export const answerAskers = async (
  website: Website,
  trx: Trx,
  { id, paths }: { id?: number | undefined; paths: readonly string[] },
  { causer, word, moment }: AskersAnswer,
): Promise<void> => {
  const asked = await trx
    .selectFrom('content_changes')
    .select(['id', 'asked_by', 'note'])
    .where((eb) =>
      eb.or([
        eb('id', '=', id ?? 0),
        eb(
          'id',
          'in',
          eb
            .selectFrom('content_drafts')
            .select('change_id')
            .where('path', 'in', paths.length ? paths : ['']),
        ),
      ]),
    )
    .execute()
  const { settings, now } = website
  const { title, url } = describe(website, paths)
  for (const { id: change, asked_by: askedBy } of asked) {
    if (askedBy === null) continue
    await trx
      .updateTable('content_changes')
      .set({ asked_by: null, review_note: null })
      .where('id', '=', change)
      .execute()
    await writeToAsker(website, trx, { askedBy, causer }, (name) =>
      word === undefined
        ? emailTemplates.askedPublished(
            name,
            title,
            moment === undefined ? null : spokenMoment(moment, settings.timeZone, now()),
            url,
          )
        : emailTemplates.sentBack(name, title, causer?.name ?? '', word, url),
    )
  }
}

/** What a letter calls these files, and where its link leads. */
const describe = ({ settings, siteContent }: Website, paths: readonly string[]) => ({
  title: paths.map((path) => titleOf(path, siteContent.content())).join(', '),
  url: dashboardLink(
    { settings },
    `/website/edit?${new URLSearchParams({ path: paths[0] ?? '' }).toString()}`,
  ),
})

const logReview = (
  { now }: Website,
  trx: Trx,
  { paths }: ContentChange,
  causer: Causer,
  action: 'ask' | 'send-back',
  word?: string,
) =>
  recordActivity(trx, {
    causer,
    resource: { name: 'website', singular: 'website' },
    action,
    id: null,
    title: paths.join(', '),
    now: now(),
    ...(word !== undefined && { attributes: { note: word } }),
  })
