import type { Field } from '@kampana/shared/kinds/index'
import { kindView } from '../kinds/index.ts'

/** Whether a list can be sorted by a field. A module of its own keeps the kinds, which are lazy, out of the first load. */
export const isSortable = (field: Field): boolean => kindView(field).orderLabels !== null
