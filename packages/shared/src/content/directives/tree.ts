import { z } from 'zod'
import { defineShape } from './directive-shape.ts'

const branch = z.strictObject({
  title: z.string(),
  name: z.string().optional(),
  get under() {
    return z.array(branch).optional()
  },
})
export type Branch = z.output<typeof branch>

/** Offices and those under them. */
export const treeShape = defineShape('outline', z.array(branch).min(1))
