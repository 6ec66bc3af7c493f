import { leafFields } from '@kampana/engine-declare/kinds/rows/leaves'
import { picture } from '@kampana/engine-declare/kinds/picture'
import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineContext } from '../context/engine-context.ts'
import type { Condition, ParsedQuery } from '../query/list-query.ts'

/** A list query whose conditions contain images in their stored form, which differs from that of replies. */
export const withStoredConditions = async (
  context: Pick<EngineContext, 'db' | 'services'>,
  resource: Resource,
  query: ParsedQuery,
): Promise<ParsedQuery> => {
  if (!query.conditions.some(({ field }) => isImage(resource, field))) return query
  const conditions: Condition[] = []
  for (const condition of query.conditions)
    conditions.push(isImage(resource, condition.field) ? await toStored(context, condition) : condition)
  return { ...query, conditions }
}

const isImage = ({ fields }: Resource, name: string): boolean => {
  const field = fields[name]
  return field !== undefined && leafFields(field).some((leaf) => leaf.kind === 'picture' && !leaf.isLibrary)
}

const image = { fields: { src: picture('Picture') } }

/** A value can have either form while stored values are converted. */
const toStored = async (
  { db, services: { uploads } }: Pick<EngineContext, 'db' | 'services'>,
  condition: Condition,
): Promise<Condition> => {
  const convert = async (src: unknown): Promise<unknown> =>
    typeof src === 'string' ? (await uploads.toStored(db, image, { src }, null))['src'] : src
  const { value } = condition
  if (!Array.isArray(value)) return { ...condition, value: await convert(value) }
  const stored = await Promise.all(value.map(convert))
  return { ...condition, value: [...new Set([...value, ...stored])] }
}
