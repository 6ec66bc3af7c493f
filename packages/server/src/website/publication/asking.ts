import type { ContentChange } from '@kampana/shared/content/content-api'
import { updates } from '@kampana/shared/resources/updates'
import { dashboardLink } from '../../account/links.ts'
import { recordActivity, type Causer } from '../../crud/activity.ts'
import type { ActionLog } from '@kampana/shared/custom-action'
import { emailTemplates } from '../../mail/email-templates.ts'
import { spokenMoment } from '../../resources/publication/describe-update.ts'
import { writeToAsker } from '../../resources/publication/write-to-asker.ts'
import { titleOf } from '../overview.ts'
import type { Trx, Website } from '../website.ts'

/** Asks those who may publish for the publication of a change. */
export const askForChange = (website: Website, change: ContentChange, causer: Causer): Promise<void> =>
  website.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('content_changes')
      .set({ state: 'asked', publish_at: null, asked_by: causer.id, review_note: null })
      .where('id', '=', change.id)
      .where('state', '!=', 'published')
      .execute()
    await logReview(website, trx, change, causer, updates.customActions.ask.log)
  })

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
    await logReview(website, trx, change, causer, updates.customActions['send-back'].log, word)
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
  const { settings, now, siteContent } = website
  const title = paths.map((path) => titleOf(path, siteContent.content())).join(', ')
  const url = dashboardLink(
    { settings },
    `/website/edit?${new URLSearchParams({ path: paths[0] ?? '' }).toString()}`,
  )
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

const logReview = (
  { now }: Website,
  trx: Trx,
  { paths }: ContentChange,
  causer: Causer,
  action: ActionLog,
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
