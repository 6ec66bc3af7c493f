import type { Resource } from '@kampana/engine-declare/resource'
import type { RecordHooks } from '@kampana/engine-server/records/hooks/hooks'

/** Hooks of resources in the folder, whose records mark fields with values of the sample. An edited field loses its mark. */
export const sampleMarkHooks = ({ inFolder }: Pick<Resource, 'inFolder'>): RecordHooks | undefined =>
  inFolder
    ? {
        extraColumns: ['sample'],
        computedColumns: [stillSample],
        serialize: [({ sample: _sample, ...row }) => row],
      }
    : undefined

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
