import { mailReportCalls } from '@kampana/shared/calls/alert-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { hashToken, isSameSecret } from '@kampana/engine-server/tokens'
import { cameBack, endContact, noteContactFailure } from '../contacts/end-contact.ts'
import { readReport, type Report } from './read-report.ts'

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
