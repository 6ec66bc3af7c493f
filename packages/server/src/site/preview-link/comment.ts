import { email, longText, optional, text } from '@kampana/shared/kinds/index'
import type { AppContext } from '../../app-context.ts'
import { dashboardLink } from '../../account/links.ts'
import { parseInput } from '../../crud/request.ts'
import { emailTemplates } from '../../mail/email-templates.ts'

/** `website` is a honeypot, a hidden field that only robots fill in; they get the answer of a success. */
const fields = {
  name: text('Name', { max: 100 }),
  email: optional(email('Email')),
  comment: longText('Comment', { max: 5000 }),
  website: optional(text('Website')),
}

/** Mails a comment on a preview to who made its link; an answer goes to who wrote it. Throws a 422 by field. */
export const takeComment = async (
  { db, outbox, settings }: AppContext,
  body: unknown,
  to: { title: string; email: string; updateId: number },
): Promise<void> => {
  const { website, ...comment } = parseInput(fields, body)
  if (website !== null) return
  const url = dashboardLink({ settings }, `/update/${to.updateId}/edit`)
  await outbox.post(db, to.email, emailTemplates.previewComment(comment, to.title, url))
  outbox.wake()
}
