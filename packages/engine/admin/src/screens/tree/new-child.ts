import { inputName } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'

const parameter = 'beneath'

/** Query string of the form for a new child record. */
export const searchNewChild = (id: number): string => `?${parameter}=${id}`

/** Default values of that form, from its query string. */
export const valuesOfNewChild = ({ tree, fields }: Resource, search: string): object | undefined => {
  const id = Number(new URLSearchParams(search).get(parameter))
  const field = tree && fields[tree.parent]
  return field && id > 0 ? { [inputName(tree.parent, field)]: id } : undefined
}
