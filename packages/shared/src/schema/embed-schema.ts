import { z } from 'zod'
import { webAddress } from '../content/link-address.ts'

/** An iframe of another site, loaded after a click, and a plain link. */
export const embed = z.strictObject({
  title: z.string(),
  text: z.string(),
  frame: webAddress,
  href: webAddress,
  label: z.string(),
})
