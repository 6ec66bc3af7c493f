import { optional, text } from '@kampana/shared/kinds/index'
import { contactForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readForm } from './account/form.ts'
import { instant } from './clock.ts'
import { hit, limitByAddress } from './http/rate-limit/rate-limiter.ts'
import { formLimit } from './http/server-options.ts'
import { emailTemplates } from './mail/email-templates.ts'
import type { AppContext } from './app-context.ts'
import { formSchema } from './crud/openapi.ts'

/** A person corrects a form a few times; a robot doesn't stop. */
export const contactLimit = { name: 'contact', max: 10, seconds: 10 * 60 }
/** The same words again within so many seconds were sent by a second press of the button, or after a lost answer. */
const again = { name: 'message', max: 1, seconds: 10 * 60 }
/** `website` is a field that people don't see; whoever fills it in is a robot, and is told that all went well. */
const fields = { ...contactForm, website: optional(text('Website')) }

/** POST /api/contactUs: a visitor's message, from a script. */
export const serveContact = (app: FastifyInstance, context: AppContext): void => {
  const schema = formSchema('contact', 'Write to the college', contactForm)
  const onRequest = limitByAddress(context, contactLimit)
  app.post(
    '/api/contactUs',
    { config: { access: 'anyone' }, schema, onRequest, bodyLimit: formLimit },
    async (request) => {
      await takeMessage(context, request)
      return { message: messages.messageSent }
    },
  )
}

/**
 * Takes what a visitor wrote: it is stored first, then mailed, so the visitor doesn't wait for the mail server. Throws the
 * refusal of what can't be taken: 422 by field.
 */
export const takeMessage = async (context: AppContext, request: FastifyRequest): Promise<void> => {
  const { db, outbox, settings, now } = context
  const { website, ...message } = readForm(fields, request)
  if (website !== null) return
  await db.transaction().execute(async (trx) => {
    if ((await hit({ db: trx, now }, { ...again, key: JSON.stringify(message) })).retryAfter > 0) return
    await trx
      .insertInto('messages')
      .values({ ...message, created_at: instant(now()) })
      .execute()
    await outbox.post(trx, settings.mail.contactTo, emailTemplates.contact(message))
  })
  outbox.wake()
}
