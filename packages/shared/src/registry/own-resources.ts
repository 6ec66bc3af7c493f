import type { Resource } from '../resource.ts'

let own: readonly Resource[] = []

/** The resources that the college has declared. */
export const ownResources = (): readonly Resource[] => own

/** Registers the resources that the college has declared, in place of those registered before. */
export const registerOwnResources = (declared: readonly Resource[]): void => {
  own = declared
}
