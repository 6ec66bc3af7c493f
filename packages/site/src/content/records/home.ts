import { oneRecord } from './layouts/one-record.ts'
import { homeShape } from './layouts/shapes.ts'

/** The home page's words. */
export const homeFile = oneRecord({ ...homeShape, file: 'home.yaml' })
