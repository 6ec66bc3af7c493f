import * as z from 'zod'
import { contactForm } from '@kampana/engine-declare/forms/forms'
import { optional, text } from '@kampana/engine-declare/kinds/index'
import { post } from '@kampana/engine-declare/calls/call'

/** Only our own server accepts the office, by its title. */
export const messageForm = { ...contactForm, office: optional(text('Office')) }

export const contactCalls = {
  send: post('/api/contactUs', {
    access: 'anyone',
    tag: 'contact',
    summary: 'Send a message to the college',
    body: messageForm,
    isUnparsed: true,
    reply: () => z.object({ message: z.string(), number: z.string().optional() }),
    refusals: [419, 422],
  }),
}
