import { monographs } from '@kampana/shared/resources/monographs'
import { researchPath } from '@kampana/shared/content/research-path'
import { recordFolder } from './layouts/record-folder.ts'

/** Monographs, named by the last segment of their address. */
export const monographFiles = recordFolder({
  resource: monographs,
  folder: 'monographs',
  body: 'body',
  formerPosition: 'position',
  besides: ['address'],
  toFile: ({ address }) => monographFile(String(address).slice(researchPath.length + 1)),
  fromFile: (path) => ({ address: `${researchPath}/${path.slice('monographs/'.length, -'.md'.length)}` }),
})

/** Text of a monograph, by the last segment of its path. */
export const monographFile = (link: string): string => `monographs/${link}.md`
