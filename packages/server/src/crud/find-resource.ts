import type { Resource } from '@kampana/shared/resource'
import { resources } from '@kampana/shared/resources/index'

/** Every declared resource, whichever it is. */
export const allResources: readonly Resource[] = resources

/** The declared resource of a name that another declaration gives. Throws where there is none. */
export const findResource = (name: string): Resource => {
  const found = allResources.find((each) => each.name === name)
  if (!found) throw new Error(`No resource is declared as '${name}'.`)
  return found
}
