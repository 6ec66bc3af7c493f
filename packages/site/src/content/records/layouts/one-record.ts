import { stringify } from 'yaml'
import { readYamlFile } from '../../yaml/read-yaml.ts'
import type { Layout, RecordFiles } from './layout.ts'
import { readFields } from './read-fields.ts'
import { writeFields } from './write-fields.ts'

/** Format of a singleton record in a YAML file. */
export const oneRecord = (layout: Layout & { file: string }): RecordFiles => {
  const { resource, file } = layout
  return {
    resource,
    files: () => [file],
    read: (files) => [readFields(layout, { ...readYamlFile(files, file), files, file })],
    write: ([record]) =>
      record ? { [file]: stringify(writeFields(layout, record), { lineWidth: 100 }) } : {},
  }
}
