import { z } from 'zod'
import { embed } from './embed-schema.ts'

/** `contact.yaml`, the words of the contact page. */
export const contactSchema = z.strictObject({
  form: z.strictObject({
    title: z.string(),
    text: z.string(),
    /** Shown after the specified message once a message was sent. */
    sent: z.string(),
  }),
  hours: z.record(z.string(), z.string()),
  map: embed.extend({
    /** The still picture in its place: a file in the college's folder. */
    picture: z.string(),
    /** The same picture as AVIF. */
    avif: z.string().optional(),
    alt: z.string().min(1),
  }),
  sample: z.array(z.string()).default([]),
})
