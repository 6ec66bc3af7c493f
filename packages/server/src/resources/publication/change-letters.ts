import { dashboardLink } from '../../account/links.ts'
import type { AppContext } from '../../app-context.ts'
import type { ChangeLetters, ToldChange, ReviewRequest } from '../../crud/changes/letters.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import { spokenMoment } from './describe-update.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Email } from '../../mail/email.ts'
import { selectHolders } from '../../crud/authors/colleagues.ts'
import { hit } from '../../http/rate-limit/rate-limiter.ts'

/** E-mails about releases: to reviewers, submitters and approvers, and to all of them if a scheduled publication failed. */
export const changeLetters = (context: Pick<AppContext, 'outbox' | 'settings' | 'now'>): ChangeLetters => {
  const { settings, now } = context
  const linkTo = ({ id }: ToldChange): string => dashboardLink(context, `/releases/${id}`)
  /** Links authors to their only record, whose page shows the state of the release. */
  const recordLink = (change: ToldChange, screen: '' | '/edit'): string => {
    const [record] = change.records
    if (!record || change.records.length > 1 || record.of.singleton) return linkTo(change)
    const { of, record_id } = record
    return dashboardLink(context, `/${of.singular.replaceAll(' ', '-')}/${record_id}${screen}`)
  }
  return {
    asked: async (trx, change, request) => {
      const about = { title: nameOf(change), by: request.causer.name, note: change.note }
      const subject = `change of records ${change.id}`
      await notifyReviewers(context, trx, { ...request, about: subject }, (name) =>
        emailTemplates.publicationRequested(name, about, linkTo(change)),
      )
    },
    published: async (trx, change, { causer, moment }) => {
      if (change.asked_by === null) return
      const time = moment === null ? null : spokenMoment(moment, settings.timeZone, now())
      await writeTo(context, trx, { person: change.asked_by, causer }, (name) =>
        emailTemplates.askedPublished(name, nameOf(change), time, recordLink(change, '')),
      )
    },
    sentBack: async (trx, change, { causer, reviewNote }) => {
      if (change.asked_by === null) return
      await writeTo(context, trx, { person: change.asked_by, causer }, (name) =>
        emailTemplates.sentBack(name, nameOf(change), causer.name, reviewNote, recordLink(change, '/edit')),
      )
    },
    undone: async (trx, change, { causer, undone }) => {
      if (change.decided_by === null) return
      const time =
        change.publish_at === null ? null : spokenMoment(change.publish_at, settings.timeZone, now())
      const about = { title: nameOf(change), by: causer.name, note: change.note, undone, time }
      const url = undone === 'discarded' ? dashboardLink(context, '/releases') : linkTo(change)
      await writeTo(context, trx, { person: change.decided_by, causer }, (name) =>
        emailTemplates.scheduleUndone(name, about, url),
      )
    },
    failed: async (trx, change, problem) => {
      const people = new Set([change.began_by, change.asked_by, change.decided_by])
      for (const person of people)
        if (person !== null)
          await writeTo(context, trx, { person, causer: null }, (name) =>
            emailTemplates.notPublished(name, nameOf(change), problem, linkTo(change)),
          )
    },
  }
}

/** Maximum number of titles in a subject. */
const maxNamed = 3

const nameOf = ({ records }: ToldChange): string => {
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
  toLetter: (name: string) => Email,
): Promise<void> => {
  if (id === causer?.id) return
  const person = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (person) await outbox.post(trx, person.email, toLetter(person.name))
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
  toLetter: (name: string) => Email,
): Promise<void> => {
  const { retryAfter } = await hit(
    { db: trx, now },
    { ...perHour, key: about },
    { ...perPerson, key: String(causer.id) },
  )
  if (retryAfter > 0) return
  const people = await selectHolders(trx, permission).select('users.email').execute()
  for (const { id, name, email } of people)
    if (id !== causer.id && (await mayAnswer(id))) await outbox.post(trx, email, toLetter(name))
}
