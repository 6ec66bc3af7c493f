import { z } from 'zod'

/** What a form needs to know of a value, as JSON Schema says it. */
export interface ValueSchema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  pattern?: string
  /** Such as `date`. */
  format?: string
  properties?: Readonly<Record<string, ValueSchema>>
  /** The keys that must be there. */
  required?: readonly string[]
  /** What each value is of a map whose keys are free. */
  additionalProperties?: ValueSchema | false
  items?: ValueSchema
  minItems?: number
  maxItems?: number
}

/** Describes what a schema takes in. */
export const toValueSchema = (schema: z.ZodType): ValueSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as ValueSchema
