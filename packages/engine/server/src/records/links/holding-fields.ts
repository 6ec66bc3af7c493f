import { findKind, inputName, type AddressUse, type Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'

export interface HoldingField {
  name: string
  column: string
  field: Field
  /** Addresses in a value. */
  find: (value: unknown) => readonly AddressUse[]
}

/** Fields whose values contain addresses of uploads and pages. Many resources have none. */
export const holdingFields = ({ fields }: Resource): HoldingField[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { uses } = findKind(field)
    return uses
      ? [{ name, column: inputName(name, field), field, find: (value: unknown) => uses(value, field) }]
      : []
  })
