import { homeSchema } from '@kampana/shared/schema/home-schema'
import type { z } from 'zod'
import type { Files } from './files.ts'
import { readMarkedFile } from './yaml/sample.ts'
import { applyTypographyDeep } from './markdown/typography.ts'

/** The home page's texts. */
export type Home = Omit<z.output<typeof homeSchema>, 'sample' | 'quickLinks'> & {
  quickLinks: Omit<z.output<typeof homeSchema>['quickLinks'][number], 'sample'>[]
}

export const readHome = (files: Files) => {
  const { value, samples } = readMarkedFile(files, 'home.yaml', homeSchema)
  const quickLinks = value.quickLinks.map(({ sample: _sample, ...link }) => link)
  return { value: applyTypographyDeep<Home>({ ...value, quickLinks }), samples }
}
