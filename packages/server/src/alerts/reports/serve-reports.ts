import { mailReportCalls } from '@kampana/shared/calls/alert-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { hashToken, isSameSecret } from '@kampana/engine-server/tokens'
import { cameBack, endContact, noteContactFailure } from '../contacts/end-contact.ts'

/** Serves reports of e-mails returned to MAIL_RETURN_PATH. Without MAIL_REPORTS_TOKEN, the route doesn't exist. */
export const serveReports = async (app: FastifyInstance, context: AppContext): Promise<void> => {
  const { reportsToken } = context.settings.mail
  if (reportsToken === undefined) return
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  serve(app, mailReportCalls, {
    report: async ({ request: { headers, body }, reply }) => {
      if (!isSameSecret(headers.authorization ?? '', `Bearer ${reportsToken}`)) {
        reply.callNotFound()
        return reply
      }
      const report = readReport(String(body ?? ''))
      if (report) await noteReport(context, report)
      return {}
    },
  })
}

/** Counts a report for its contact once per e-mail, or deactivates the contact. */
const noteReport = ({ db, now }: AppContext, report: Report): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const contact = await trx
      .selectFrom('contacts')
      .select('id')
      .where('token_mark', '=', hashToken(report.token))
      .executeTakeFirst()
    if (!contact) return
    if (report.kind === 'complaint') return endContact(trx, contact.id, 'complained', now())
    const noted = await trx
      .updateTable('deliveries')
      .set({ reply: `${cameBack}${report.reply}` })
      .where('alert_id', '=', report.alertId)
      .where('contact_id', '=', contact.id)
      .where('state', '=', 'taken')
      .where((eb) => eb.or([eb('reply', 'is', null), eb('reply', 'not like', `${cameBack}%`)]))
      .returning('alert_id')
      .executeTakeFirst()
    if (noted) await noteContactFailure(trx, contact.id, report.reply, now())
  })

/** Content of a report from a mail server or mailbox provider about an e-mail. */
type Report = EmailReported & ({ kind: 'failed'; reply: string } | { kind: 'complaint' })

interface EmailReported {
  alertId: number
  /** The contact's token from the e-mail's headers. Nobody else knows it, so reports can't be forged. */
  token: string
}

/**
 * Reads a delivery status (RFC 3464) or a complaint (RFC 5965) about an alert's e-mail. Both include at least its headers.
 * Undefined for anything else, such as a delay notice or a person's reply.
 */
export const readReport = (message: string): Report | undefined => {
  const text = message.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')
  const type = /^Content-Type:\s*multipart\/report;.*report-type="?([\w-]+)/im.exec(text)?.[1]?.toLowerCase()
  const alertId = Number(/^Message-ID:\s*<alert-(\d{1,9})-\d{1,9}@/im.exec(text)?.[1])
  const token = /^List-Unsubscribe:\s*<[^>\n]*\/([\w-]{43})\/unsubscribe>/im.exec(text)?.[1]
  if (!alertId || token === undefined) return undefined
  if (type === 'feedback-report')
    return field(text, 'Feedback-Type') === 'abuse' ? { kind: 'complaint', alertId, token } : undefined
  if (type !== 'delivery-status' || field(text, 'Action') !== 'failed') return undefined
  const reply = replyOf(text)
  return reply === undefined ? undefined : { kind: 'failed', reply, alertId, token }
}

/** Status in the form of an SMTP reply. The remote server's reply is more exact than 5.0.0. */
const replyOf = (text: string): string | undefined => {
  const status = /^[45]\.\d{1,3}\.\d{1,3}$/.exec(field(text, 'Status') ?? '')?.[0]
  const reported = /\b[45]\d\d[ -][45]\.\d{1,3}\.\d{1,3}\b/.exec(field(text, 'Diagnostic-Code') ?? '')?.[0]
  if (reported !== undefined && (status === undefined || status.endsWith('.0.0')))
    return reported.replace('-', ' ')
  return status && `${status[0]}50 ${status}`
}

const field = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(text)?.[1]?.trim().toLowerCase()
