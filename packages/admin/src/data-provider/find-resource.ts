import type { Resource } from '@kampana/shared/resource'
import { resources } from '@kampana/shared/resources/index'

/** The declarations of all resources, in the order of the menu. */
export const declarations: readonly Resource[] = resources

/** A resource's declaration by its name. */
export const findResource = (name: string): Resource => {
  const resource = declarations.find((each) => each.name === name)
  if (!resource) throw new Error(`No resource is called ${name}.`)
  return resource
}
