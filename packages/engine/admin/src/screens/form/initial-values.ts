import type { Resource } from '@kampana/engine-declare/resource'

/** Declared default values of a new record. */
export const initialValues = ({ fields }: Resource): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      'initial' in field && field.initial !== undefined ? [[name, field.initial] as const] : [],
    ),
  )
