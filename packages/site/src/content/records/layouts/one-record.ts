import { stringify } from 'yaml'
import { z } from 'zod'
import { readMarkedFile, sample } from '../../yaml/sample.ts'
import type { Layout, RecordFiles } from './layout.ts'
import { readFields } from './read-fields.ts'
import { writeFields } from './write-fields.ts'

/** A record that is a YAML file, as what there is one of. */
export const oneRecord = (layout: Layout & { file: string }): RecordFiles => {
  const { resource, file } = layout
  return {
    resource,
    files: () => [file],
    read: (files) => {
      const { value, findLine, samples } = readMarkedFile(files, file, z.looseObject({ sample }))
      return [readFields(layout, { files, file, value, at: [], findLine, marks: samples.names })]
    },
    write: ([record]) =>
      record ? { [file]: stringify(writeFields(layout, record), { lineWidth: 100 }) } : {},
  }
}
