import type { Resource } from '@kampana/shared/resource'
import { resources } from '@kampana/shared/resources/index'

/** The declaration of the resource that a relation names. */
export const relatedResource = (name: string): Resource =>
  (resources as readonly Resource[]).find((each) => each.name === name)!
