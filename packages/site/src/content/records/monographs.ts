import { monographs } from '@kampana/shared/resources/monographs'
import { researchPath } from '@kampana/shared/content/research-path'
import { ContentError, collectErrors } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { readMarkedFile, sample } from '../yaml/sample.ts'
import { z } from 'zod'
import { readBodyStrictly } from '../body/read-body.ts'
import type { RecordFiles } from './layouts/layout.ts'
import { originOf, withOrigin } from './layouts/origins.ts'
import { readFields } from './layouts/read-fields.ts'
import { recordFolder } from './layouts/record-folder.ts'

const folder = recordFolder({
  resource: monographs,
  folder: 'monographs',
  isOne: (path) => path.endsWith('.md'),
  body: 'body',
  besides: ['address', 'body'],
  toFile: ({ address }) => monographFile(String(address).slice(researchPath.length + 1)),
  fromFile: (path) => ({ address: `${researchPath}/${path.slice('monographs/'.length, -'.md'.length)}` }),
})

/** The text of a monograph, by the last segment of its path. */
export const monographFile = (link: string): string => `monographs/${link}.md`

/** Monographs, which folders of before there were records list in data/research.yaml, with texts that have no front matter. */
export const monographFiles: RecordFiles = {
  ...folder,
  read: (files) => {
    const texts = folder.files(files)
    const isFormer = files.has(formerList) && !texts.some((path) => files.text(path).startsWith('---'))
    return isFormer ? readFormer(files) : folder.read(files)
  },
}

const formerList = 'data/research.yaml'

const readFormer = (files: Files) => {
  const { value, findLine, samples } = readMarkedFile(files, formerList, z.looseObject({ sample }))
  const listed = Array.isArray(value['monographs']) ? (value['monographs'] as Record<string, unknown>[]) : []
  const marks = samples.names.includes('monographs') ? Object.keys(monographs.fields) : []
  return collectErrors(
    listed.map(({ link, ...entry }, index) => () => {
      const at = ['monographs', index]
      const path = monographFile(String(link))
      if (!files.has(path))
        throw new ContentError(formerList, `${path} is missing.`, findLine([...at, 'link']))
      const text = { text: files.text(path), firstLine: 1 }
      const body = readBodyStrictly({ file: path, ...text }, files)
      const given = { ...entry, file: path.replace(/md$/, 'pdf'), position: index + 1 }
      const record = readFields(
        { resource: monographs, besides: ['address', 'body'] },
        { files, file: formerList, value: given, at, findLine, marks },
        { address: `${researchPath}/${String(link)}`, body: JSON.stringify(body) },
      )
      return withOrigin(record, { ...originOf(record), file: path, text })
    }),
  )
}
