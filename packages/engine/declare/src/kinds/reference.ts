import { idSchema, numberFromText, relatedSchema } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** Another record, as relations show it. */
export interface Related {
  id: number
  description: string
}
/** Another record. Read as `{id, description}`, written as its id under `input`. */
export interface ReferenceField extends BaseField<Related, number> {
  kind: 'reference'
  resource: string
  input: string
  /** Permission that the person must have, if the field names a colleague. */
  holding?: string
}
export const reference = <const Input extends string>(
  label: string,
  resource: string,
  input: Input,
): ReferenceField & { input: Input } => ({ ...baseField(label), kind: 'reference', resource, input })

/** A role with a permission. People who may list the resource can choose it without listing all roles. */
export const holdingRole = <const Input extends string>(
  label: string,
  input: Input,
  holding: string,
): ReferenceField & { input: Input } => ({ ...reference(label, 'roles', input), holding })

/** A colleague with a permission. People who may list the resource can choose one without listing all users. */
export const colleague = <const Input extends string>(
  label: string,
  input: Input,
  holding: string,
): ReferenceField & { input: Input } => ({ ...reference(label, 'users', input), holding })

export const referenceKind: Kind<ReferenceField> = {
  storage: 'reference',
  upload: null,
  clean: numberFromText,
  input: (_field, name) => idSchema(name),
  reply: () => relatedSchema(),
  text: (value) => (isRelated(value) ? value.description : ''),
  uses: null,
}

export function isRelated(value: unknown): value is Related {
  return typeof value === 'object' && value !== null && 'description' in value
}

/** Id of a related record, given as a record or an id. */
export const relatedId = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value
