import type { Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { useOverrides } from '../overrides.tsx'

/** A list's columns. The title comes first in any case, since its link is how a keyboard reaches the record. */
export const useListColumns = ({
  name: resource,
  fields,
  title,
}: Resource): [name: string, field: Field][] => {
  const { rangeColumn: joined } = useOverrides(resource)
  return Object.entries(fields)
    .filter(([name, field]) => field.inList && name !== joined?.to)
    .map(([name, field]): [string, Field] => [
      name,
      name === joined?.from ? { ...field, label: joined.label } : field,
    ])
    .sort(([a], [b]) => Number(b === title) - Number(a === title))
}

/** How a list is sorted at first. */
export const useDefaultSort = ({ name, order }: Resource): Resource['order'] =>
  useOverrides(name).order ?? order
