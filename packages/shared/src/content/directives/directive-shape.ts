import type { z } from 'zod'

/** How staff edit a directive's value: rows and columns, names with values, nested lines, or named fields. */
export type DirectiveShape = 'grid' | 'pairs' | 'outline' | 'fields'

/** What a value must be for a directive, and how it is edited. */
export interface ShapeDeclaration<S extends z.ZodType = z.ZodType> {
  shape: DirectiveShape
  schema: S
}

export const defineShape = <S extends z.ZodType>(shape: DirectiveShape, schema: S): ShapeDeclaration<S> => ({
  shape,
  schema,
})
