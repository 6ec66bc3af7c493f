import { z } from 'zod'
import { defineShape } from './directive-shape.ts'

/** Files to download, each with its purpose. */
export const downloadsShape = defineShape(
  'grid',
  z
    .array(
      z.strictObject({
        title: z.string(),
        description: z.string(),
        /** Its path in the college's folder. */
        file: z
          .string()
          .regex(/^[a-z0-9][a-z0-9./-]*$/, 'must be plain small letters, digits, hyphens and slashes.'),
      }),
    )
    .min(1),
)
