import type { Transaction } from 'kysely'
import { dashboardLink } from '../../account/links.ts'
import type { AppContext } from '../../app-context.ts'
import type { Tables } from '../../db/tables.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import { findAdministrators, findNamed } from './people.ts'
import type { LeftText } from './waiting-texts.ts'

/** E-mails the author of each unconverted draft once, or the administrators if the author has no account. */
export const notifyAuthors = async (
  context: Pick<AppContext, 'outbox' | 'settings'>,
  trx: Transaction<Tables>,
  left: readonly LeftText[],
): Promise<void> => {
  const url = dashboardLink(context, '/former-drafts')
  const news = left.filter(({ text }) => !text.wasLeft)
  for (const [causer, own] of Map.groupBy(news, ({ text }) => text.causer)) {
    const author = await findNamed(trx, causer)
    const paths = own.map(({ text }) => text.path)
    for (const { name, email } of author ? [author] : await findAdministrators(trx))
      await context.outbox.post(
        trx,
        email,
        emailTemplates.formerDrafts(name, { paths, by: author ? null : causer }, url),
      )
  }
}
