import type { Field } from '@kampana/shared/kinds/index'
import { viewOf } from '../kinds/index.ts'

/** Whether a list can be sorted by a field of this kind. Apart from the columns, which the first load knows: kinds are lazy. */
export const isSortable = (field: Field): boolean => viewOf(field).orderLabels !== null
