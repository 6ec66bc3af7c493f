import type { Field } from '@kampana/shared/kinds/index'
import { kindView } from '../kinds/index.ts'

/** True if a list can be sorted by a field. In a module of its own, so that the lazy kinds stay out of the initial bundle. */
export const isSortable = (field: Field): boolean => kindView(field).orderLabels !== null
