import type { Resource } from '@kampana/shared/resource'
import { resources } from '@kampana/shared/resources/index'

/** A resource by its name. */
export const findResource = (name: string): Resource =>
  (resources as readonly Resource[]).find((resource) => resource.name === name)!
