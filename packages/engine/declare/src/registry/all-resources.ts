import type { Resource } from '../resource.ts'
import { ownResources } from './own-resources.ts'

/** Adds a college's own resources to the product's, in the order of menus and documentation. */
type AddOwnResources = (own: readonly Resource[]) => readonly Resource[]

let addOwn: AddOwnResources | undefined
let all: readonly Resource[] | undefined
/** Own resources in `all`. They may be registered before or after the product's. */
let own: readonly Resource[] | undefined

/** Registers the product's resources. Every entry and thread does this first, with `resources/register`. */
export const registerResources = (add: AddOwnResources): void => {
  addOwn = add
  all = undefined
}

/** Every resource in its general type: the product's and the college's own. */
export const allResources = (): readonly Resource[] => {
  if (all && own === ownResources()) return all
  if (!addOwn) throw new Error('No resources are registered: an entry imports resources/register.')
  own = ownResources()
  all = addOwn(own)
  return all
}

/** A declared resource by name, as another declaration gives it. Throws if there is none. */
export const findResource = (name: string): Resource => {
  const resource = allResources().find((each) => each.name === name)
  if (!resource) throw new Error(`No resource is declared as '${name}'.`)
  return resource
}
