import { z } from 'zod'

/** An iframe of another site, loaded after a click, and a plain link. */
export const embed = z.strictObject({
  title: z.string(),
  text: z.string(),
  frame: z.url(),
  href: z.url(),
  label: z.string(),
})
