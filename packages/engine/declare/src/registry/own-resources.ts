import type { Resource } from '../resource.ts'

let own: readonly Resource[] = []

/** The college's own resources. */
export const ownResources = (): readonly Resource[] => own

/** Registers the college's own resources, replacing earlier ones. */
export const registerOwnResources = (declared: readonly Resource[]): void => {
  own = declared
}
