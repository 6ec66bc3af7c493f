import type { BaseField } from './kind.ts'

/** Whether a field is there in a record whose other field, which its condition names, has this value. */
export const meetsCondition = (
  { condition }: { condition?: BaseField['condition'] | undefined },
  value: unknown,
): boolean => condition === undefined || [condition.is].flat().some((each) => each === value)

/** Whether a field must have a value wherever its condition is met. */
export const isRequiredThere = ({
  condition,
  requiredWith,
  defaultsTo,
}: Pick<BaseField, 'condition' | 'requiredWith' | 'defaultsTo'>): boolean =>
  condition !== undefined && condition.optional !== true && (requiredWith ?? defaultsTo) === undefined
