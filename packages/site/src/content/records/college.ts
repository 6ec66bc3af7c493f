import { college } from '@kampana/shared/resources/college'
import { stringify } from 'yaml'
import { readYamlFile } from '../yaml/read-yaml.ts'
import type { RecordFiles } from './layouts/layout.ts'
import { isMapping } from './layouts/rows-as-mapping.ts'
import { readFields } from './layouts/read-fields.ts'
import { collegeShape, withoutBlanks } from './layouts/shapes.ts'
import { writeFields } from './layouts/write-fields.ts'

const file = 'college.yaml'
const seals = { seal: 'seal.svg', seal_mono: 'seal-mono.svg' } as const

/** Record of the college. Its seals are separate files. */
export const collegeFiles: RecordFiles = {
  resource: college,
  files: () => [file, ...Object.values(seals)],
  read: (files) => {
    const { value, findLine } = readYamlFile(files, file)
    const drawings = Object.entries(seals).map(([field, path]) => [field, files.text(path)])
    const mapping = { files, file, value: isMapping(value) ? withDefaults(value) : value, findLine }
    return [readFields(collegeShape, mapping, Object.fromEntries(drawings))]
  },
  write: ([record]) => {
    if (!record) return {}
    const { values, samples } = record
    const drawings = Object.entries(seals).map(([field, path]) => [path, `${String(values[field])}\n`])
    const text = stringify(writeFields(collegeShape, { values: withoutBlanks(values), samples }), {
      lineWidth: 100,
    })
    return { [file]: text, ...Object.fromEntries(drawings) }
  },
}

/** Switches default to off. */
const withDefaults = ({ newerWebsite, ...value }: Record<string, unknown>) => ({
  showLastChecked: false,
  ...value,
  newerWebsite: { hidden: false, ...(isMapping(newerWebsite) && newerWebsite) },
})
