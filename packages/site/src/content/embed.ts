import { z } from 'zod'

/** Something of another site: framed after a click, with a plain link beneath. */
export const embed = z.strictObject({
  title: z.string(),
  text: z.string(),
  /** Framed after a click. */
  frame: z.url(),
  /** The plain link beneath. */
  href: z.url(),
  label: z.string(),
})
