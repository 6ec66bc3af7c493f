import { optional, text } from '@kampana/shared/field'
import { contactForm } from '@kampana/shared/forms'
import { messages } from '@kampana/shared/messages'
import type { FastifyInstance } from 'fastify'
import { readForm, refuseTooMany } from './account/form.ts'
import { instant } from './clock.ts'
import { letters } from './mail/letters.ts'
import type { Parts } from './parts.ts'
import { documentForm } from './resource/document.ts'

/** A person corrects a form a few times; a robot doesn't stop. */
const limit = { tries: 10, seconds: 10 * 60 }
/** `website` is a field that people don't see; whoever fills it in is a robot, and is told that all went well. */
const fields = { ...contactForm, website: optional(text('Website')) }

/** POST /api/contactUs: the message is stored first, then mailed; the visitor doesn't wait for the mail server. */
export const contact = (app: FastifyInstance, parts: Parts): void => {
  const { db, outbox, settings, now } = parts
  const schema = documentForm('contact', 'Write to the college', contactForm)
  app.post('/api/contactUs', { config: { access: 'anyone' }, schema }, async (request) => {
    await refuseTooMany(parts, `contact ${request.ip}`, limit)
    const { website, ...message } = readForm(fields, request)
    if (website !== null) return { message: messages.messageSent }
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('messages')
        .values({ ...message, created_at: instant(now()) })
        .execute()
      await outbox.post(trx, settings.mail.contactTo, letters.contact(message))
    })
    outbox.wake()
    return { message: messages.messageSent }
  })
}
