import { dashboardLink } from '../../account/links.ts'
import type { AppContext } from '../../app-context.ts'
import type {
  ReleaseEmails,
  ReleaseSummary,
  ReviewRequest,
} from '@kampana/engine-server/records/release/release-emails'
import { emailTemplates } from '../../mail/email-templates.ts'
import { spokenMoment } from './describe-update.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Email } from '../../mail/email.ts'
import { selectHolders } from '@kampana/engine-server/records/authors/colleagues'
import { hit } from '@kampana/engine-server/http/rate-limit/rate-limiter'

/** E-mails about releases: to reviewers, submitters and approvers, and to all of them if a scheduled publication failed. */
export const createReleaseEmails = (
  context: Pick<AppContext, 'outbox' | 'settings' | 'now'>,
): ReleaseEmails => {
  const { settings, now } = context
  const linkTo = ({ id }: ReleaseSummary): string => dashboardLink(context, `/releases/${id}`)
  /** Links authors to their only record, whose page shows the state of the release. */
  const recordLink = (release: ReleaseSummary, screen: '' | '/edit'): string => {
    const [record] = release.records
    if (!record || release.records.length > 1 || record.of.singleton) return linkTo(release)
    const { of, record_id } = record
    return dashboardLink(context, `/${of.singular.replaceAll(' ', '-')}/${record_id}${screen}`)
  }
  return {
    asked: async (trx, release, request) => {
      const about = { title: nameOf(release), by: request.causer.name, note: release.note }
      const subject = `change of records ${release.id}`
      await notifyReviewers(context, trx, { ...request, about: subject }, (name) =>
        emailTemplates.publicationRequested(name, about, linkTo(release)),
      )
    },
    published: async (trx, release, { causer, moment }) => {
      if (release.asked_by === null) return
      const time = moment === null ? null : spokenMoment(moment, settings.timeZone, now())
      await writeTo(context, trx, { person: release.asked_by, causer }, (name) =>
        emailTemplates.askedPublished(name, nameOf(release), time, recordLink(release, '')),
      )
    },
    sentBack: async (trx, release, { causer, reviewNote }) => {
      if (release.asked_by === null) return
      await writeTo(context, trx, { person: release.asked_by, causer }, (name) =>
        emailTemplates.sentBack(name, nameOf(release), causer.name, reviewNote, recordLink(release, '/edit')),
      )
    },
    undone: async (trx, release, { causer, undone }) => {
      if (release.decided_by === null) return
      const time =
        release.publish_at === null ? null : spokenMoment(release.publish_at, settings.timeZone, now())
      const about = { title: nameOf(release), by: causer.name, note: release.note, undone, time }
      const url = undone === 'discarded' ? dashboardLink(context, '/releases') : linkTo(release)
      await writeTo(context, trx, { person: release.decided_by, causer }, (name) =>
        emailTemplates.scheduleUndone(name, about, url),
      )
    },
    failed: async (trx, release, problem) => {
      const people = new Set([release.began_by, release.asked_by, release.decided_by])
      for (const person of people)
        if (person !== null)
          await writeTo(context, trx, { person, causer: null }, (name) =>
            emailTemplates.notPublished(name, nameOf(release), problem, linkTo(release)),
          )
    },
  }
}

/** Maximum number of titles in a subject. */
const maxNamed = 3

const nameOf = ({ records }: ReleaseSummary): string => {
  const titles = records.map(({ title }) => title)
  const more = titles.length - maxNamed
  const named = titles.slice(0, maxNamed).join(', ')
  return more > 0 ? `${named} and ${more} more` : named
}

/** E-mails a person of a release, unless they acted themselves or their account was deleted. */
const writeTo = async (
  { outbox }: Pick<AppContext, 'outbox'>,
  trx: Transaction<Tables>,
  { person: id, causer }: { person: number; causer: { id: number } | null },
  toEmail: (name: string) => Email,
): Promise<void> => {
  if (id === causer?.id) return
  const person = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (person) await outbox.post(trx, person.email, toEmail(person.name))
}

type Context = Pick<AppContext, 'outbox' | 'now'>

interface Request extends ReviewRequest {
  /** Subject of the request. Repeated within an hour, it isn't news. */
  about: string
}

const perHour = { name: 'requests for review', max: 1, seconds: 60 * 60 }
/** Limit per submitter, because an import submits thousands of records. The start page lists requests without an e-mail. */
const perPerson = { name: 'requests for review of a person', max: 10, seconds: 60 * 60 }

/** E-mails people with publish permission about a submission: one e-mail per request, whatever is saved afterwards. */
const notifyReviewers = async (
  { outbox, now }: Context,
  trx: Transaction<Tables>,
  { causer, permission, about, mayAnswer }: Request,
  toEmail: (name: string) => Email,
): Promise<void> => {
  const { retryAfter } = await hit(
    { db: trx, now },
    { ...perHour, key: about },
    { ...perPerson, key: String(causer.id) },
  )
  if (retryAfter > 0) return
  const people = await selectHolders(trx, permission).select('users.email').execute()
  for (const { id, name, email } of people)
    if (id !== causer.id && (await mayAnswer(id))) await outbox.post(trx, email, toEmail(name))
}
