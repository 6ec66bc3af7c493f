import type { Resource } from '@kampana/shared/resource'

/** The values with which the form of a new record begins, by the declaration. */
export const initialValues = ({ fields }: Resource): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      'initial' in field && field.initial !== undefined ? [[name, field.initial] as const] : [],
    ),
  )
