import { contentPermissions } from '@kampana/shared/content/content-api'
import { holds } from '../account/holds.ts'

/** Whether the signed-in person may edit anything of the website. Another back end than our own has nothing to edit. */
export const mayEditWebsite = (): boolean => holds(...contentPermissions)
