import { optional, text } from '@kampana/shared/kinds/index'
import { contactForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseInput } from './crud/request.ts'
import { instant } from './clock.ts'
import { hit, limitByAddress } from './http/rate-limit/rate-limiter.ts'
import { formLimit } from './http/server-options.ts'
import { emailTemplates } from './mail/email-templates.ts'
import type { AppContext } from './app-context.ts'
import { formSchema } from './crud/openapi.ts'

/** Enough for a person who corrects a form a few times. */
export const contactLimit = { name: 'contact', max: 10, seconds: 10 * 60 }
/** The same message within these seconds comes from a second press of the button, or a retry after a lost answer. */
const repeatLimit = { name: 'message', max: 1, seconds: 10 * 60 }
/** `website` is a honeypot, a hidden field that only robots fill in; they get the answer of a success. */
const fields = { ...contactForm, website: optional(text('Website')) }

/** The id of the letter that tells the college of a message. Answers name it, though the visitor has never got it. */
export const firstLetterId = ({ id, created_at }: { id: number; created_at: string }): string =>
  `message-${id}-${Date.parse(created_at)}`

/** POST /api/contactUs: the contact form, sent by the site's script. */
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
 * Stores a visitor's message and posts it to the outbox, so that the visitor doesn't wait for the mail server. Throws a 422
 * by field.
 */
export const takeMessage = async (context: AppContext, request: FastifyRequest): Promise<void> => {
  const { db, outbox, settings, now } = context
  const { website, ...message } = parseInput(fields, request.body)
  if (website !== null) return
  await db.transaction().execute(async (trx) => {
    if ((await hit({ db: trx, now }, { ...repeatLimit, key: JSON.stringify(message) })).retryAfter > 0) return
    const { id, created_at } = await trx
      .insertInto('messages')
      .values({ ...message, created_at: instant(now()) })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow()
    const letter = emailTemplates.contact(firstLetterId({ id, created_at }), message)
    await outbox.post(trx, settings.mail.contactTo, letter)
  })
  outbox.wake()
}
