import { findKind } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { readBody } from '../body/read-body.ts'
import { writeBody } from '../body/write-body.ts'
import type { Files } from '../folder/files.ts'
import type { FieldForm, RecordFiles } from './layouts/layout.ts'
import { recordList } from './layouts/record-list.ts'

/** Records of the college's own resource: a YAML list keyed by title, with bodies as Markdown. */
export const ownRecordFile = (resource: Resource, files: Files): RecordFiles => {
  const body: FieldForm = {
    read: (value, fault) => {
      const read = readBody(String(value), files)
      if ('problem' in read) throw fault(read.problem)
      return JSON.stringify(read.document)
    },
    write: (value) => writeBody(String(value)),
  }
  const bodies = Object.entries(resource.fields).filter(
    ([, field]) => findKind(field).upload === 'pictures and files in text',
  )
  return recordList({
    resource,
    file: `records/${resource.name}.yaml`,
    ...(!resource.byHand && {
      by: (values) => `${String(values[resource.title])} ${JSON.stringify(values)}`,
    }),
    forms: Object.fromEntries(bodies.map(([name]) => [name, body])),
  })
}
