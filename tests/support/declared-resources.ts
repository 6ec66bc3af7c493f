import { loadOwnResources } from '@kampana/server/college/own-resources'
import type { Resource } from '@kampana/engine-declare/resource'
import { resources } from '@kampana/shared/resources/index'
import { collegeDirectory } from '../../scripts/college/directory.ts'

const own = await loadOwnResources(collegeDirectory)

/** Every resource of the product and of the served college. */
export const declaredResources: readonly Resource[] = [...resources, ...own.map(({ resource }) => resource)]
