import { programsPath } from '@kampana/shared/content/programs-path'
import { programs } from '@kampana/shared/resources/programs'
import type { FieldForm } from './layouts/layout.ts'
import { recordFolder } from './layouts/record-folder.ts'
import { careerRows, curriculumRows } from './program-rows.ts'

const folder = 'programs'
const readAs = (read: (value: unknown) => unknown): FieldForm => ({ read, write: (value) => value })

/** Programs, each under the last part of its address. */
export const programFiles = recordFolder({
  resource: programs,
  folder,
  isOne: (path) => path.endsWith('.md'),
  body: 'body',
  besides: ['address'],
  forms: { careers: readAs(careerRows), curriculum: readAs(curriculumRows) },
  toFile: ({ address }) => `${folder}${String(address).slice(programsPath.length)}.md`,
  fromFile: (path) => ({ address: programsPath + path.slice(folder.length, -'.md'.length) }),
})
