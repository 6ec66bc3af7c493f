import { inputName } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'

const parameter = 'beneath'

/** What the address of the form for a new record says, so that it lies beneath one. */
export const searchBeneath = (id: number): string => `?${parameter}=${id}`

/** The values with which that form begins, by its address. */
export const valuesBeneath = ({ tree, fields }: Resource, search: string): object | undefined => {
  const id = Number(new URLSearchParams(search).get(parameter))
  const field = tree && fields[tree.parent]
  return field && id > 0 ? { [inputName(tree.parent, field)]: id } : undefined
}
