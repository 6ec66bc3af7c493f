import type { Resource } from '@kampana/shared/resource'
import type { RecordHooks } from '../crud/hooks.ts'

/** The hooks of a resource; where its records travel in the folder, they say which of their fields are still the sample's: an edited one is not. */
export const withSampleMarks = (
  { inFolder }: Pick<Resource, 'inFolder'>,
  hooks: RecordHooks = {},
): RecordHooks =>
  inFolder
    ? {
        ...hooks,
        extraColumns: [...(hooks.extraColumns ?? []), 'sample'],
        computedColumns: (record, old, change) => ({
          ...stillSample(record, old),
          ...hooks.computedColumns?.(record, old, change),
        }),
        serialize: ({ sample: _sample, ...row }, ...rest) => hooks.serialize?.(row, ...rest) ?? row,
      }
    : hooks

const stillSample = (
  record: Readonly<Record<string, unknown>>,
  old: Readonly<Record<string, unknown>> | null,
): { sample?: string } => {
  if (typeof old?.['sample'] !== 'string') return {}
  const marked: string[] = JSON.parse(old['sample'])
  return { sample: JSON.stringify(marked.filter((name) => text(record[name]) === text(old[name]))) }
}

/** A value, or the column that it is written to. */
const text = (value: unknown): unknown => (typeof value === 'string' ? value : JSON.stringify(value))
