import type { Field } from '@kampana/engine-declare/kinds/index'
import { kindView } from '../kinds/index.ts'

/** True if a list can be sorted by a field. A separate module keeps the lazy kinds out of the initial bundle. */
export const isSortable = (field: Field): boolean => kindView(field).orderLabels !== null
