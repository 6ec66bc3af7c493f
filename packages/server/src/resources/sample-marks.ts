import type { ResourceHooks } from '../crud/hooks.ts'

/** Hooks of a resource whose records say which of their fields are still the sample's: an edited field is not. */
export const sampleMarks: Pick<ResourceHooks, 'extraColumns' | 'computedColumns' | 'serialize'> = {
  extraColumns: ['sample'],
  computedColumns: (record, old) => {
    if (typeof old?.['sample'] !== 'string') return {}
    const marked: string[] = JSON.parse(old['sample'])
    return { sample: JSON.stringify(marked.filter((name) => text(record[name]) === text(old[name]))) }
  },
  serialize: ({ sample: _sample, ...row }) => row,
}

/** A value, or the column that it is written to. */
const text = (value: unknown): unknown => (typeof value === 'string' ? value : JSON.stringify(value))
