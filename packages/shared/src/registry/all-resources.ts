import type { Resource } from '../resource.ts'
import { ownResources } from './own-resources.ts'

/** Adds a college's own resources to a product's, in the order of menus and documents. */
type AddOwnResources = (own: readonly Resource[]) => readonly Resource[]

let addOwn: AddOwnResources | undefined
let all: readonly Resource[] | undefined
/** Those with which `all` was made. A college's are registered after the product's, or before. */
let own: readonly Resource[] | undefined

/** Registers the product's resources. Every entry and every thread does it first, by `resources/register`. */
export const registerResources = (add: AddOwnResources): void => {
  addOwn = add
  all = undefined
}

/** Every resource, as the general type: the product's, and those that the college has declared. */
export const allResources = (): readonly Resource[] => {
  if (all && own === ownResources()) return all
  if (!addOwn) throw new Error('No resources are registered: an entry imports resources/register.')
  own = ownResources()
  all = addOwn(own)
  return all
}

/** A declared resource by its name, which another declaration gives. Throws where there is none. */
export const findResource = (name: string): Resource => {
  const resource = allResources().find((each) => each.name === name)
  if (!resource) throw new Error(`No resource is declared as '${name}'.`)
  return resource
}
