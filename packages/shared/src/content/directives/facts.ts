import { z } from 'zod'
import { defineShape } from './directive-shape.ts'
import { text } from './text.ts'

/** Names and values, such as hours or rules. */
export const factsShape = defineShape('pairs', z.record(z.string(), z.union([text, z.array(text).min(1)])))
