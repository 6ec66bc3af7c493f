import { z } from 'zod'
import { linkAddress } from '../link-address.ts'
import { defineShape } from './directive-shape.ts'

/** A link that looks like a button. */
export const buttonShape = defineShape('fields', z.strictObject({ label: z.string(), href: linkAddress }))
