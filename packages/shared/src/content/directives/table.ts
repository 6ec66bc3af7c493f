import { z } from 'zod'
import { defineShape } from './directive-shape.ts'
import { text } from './text.ts'

/** Records as a table, whose columns are the keys of the first one. */
export const tableShape = defineShape(
  'grid',
  z.array(z.record(z.string(), text)).min(1, 'a table needs a row.'),
)
