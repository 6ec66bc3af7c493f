import { loadOwnResources } from '@kampana/server/college/own-resources'
import { serializeResources } from '@kampana/engine-declare/serialize-resources'
import { collegeDirectory } from './college/directory.ts'

/** Declarations of the college's own resources, for the dashboard's document. */
export const ownResourcesJson = async (): Promise<string> =>
  serializeResources((await loadOwnResources(collegeDirectory)).map(({ resource }) => resource))
