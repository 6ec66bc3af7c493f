import { stringify } from 'yaml'
import { readYamlFile } from '../../yaml/read-yaml.ts'
import type { Layout, RecordFiles } from './layout.ts'
import { readFields } from './read-fields.ts'
import { writeFields } from './write-fields.ts'

/** A record that is a YAML file, as what there is one of. */
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
