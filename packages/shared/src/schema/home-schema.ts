import { z } from 'zod'
import { linkAddress } from '../content/link-address.ts'
import { embed } from './embed-schema.ts'

const quickLink = z.strictObject({
  label: z.string(),
  title: z.string(),
  text: z.string(),
  href: linkAddress,
  sample: z.array(z.string()).optional(),
})

/** `home.yaml`, the home page's texts. */
export const homeSchema = z.strictObject({
  quickLinks: z.array(quickLink).length(3, 'the home page has three quick-link panels.'),
  president: z.strictObject({
    heading: z.string(),
    salutation: z.string(),
    paragraphs: z.array(z.string()).min(1),
    closing: z.string(),
    name: z.string(),
    office: z.string(),
  }),
  feed: embed,
  video: embed,
  sample: z.array(z.string()).default([]),
})
