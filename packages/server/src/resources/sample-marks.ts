import type { Resource } from '@kampana/engine-declare/resource'
import type { RecordHooks } from '@kampana/engine-server/records/hooks'

/**
 * Hooks of a resource. Records in the folder mark fields that still have the sample's values; an edited field loses its mark.
 */
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

/** A value, or the column it is written to. */
const text = (value: unknown): unknown => (typeof value === 'string' ? value : JSON.stringify(value))
