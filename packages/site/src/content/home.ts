import { z } from 'zod'
import { embed } from './embed.ts'
import type { Files } from './files.ts'
import { entrySample, readMarkedFile, sample } from './yaml/sample.ts'
import { linkAddress } from './yaml/link-address.ts'
import { applyTypographyDeep } from './markdown/typography.ts'

const quickLink = z.strictObject({
  label: z.string(),
  title: z.string(),
  text: z.string(),
  href: linkAddress,
  sample: entrySample,
})
const home = z.strictObject({
  quickLinks: z.array(quickLink).length(3, 'the home page has three quick-link panels.'),
  president: z.strictObject({
    heading: z.string(),
    salutation: z.string(),
    paragraphs: z.array(z.string()).min(1),
    closing: z.string(),
    name: z.string(),
    office: z.string(),
  }),
  feed: embed,
  video: embed,
  sample,
})

/** The home page's texts. */
export type Home = Omit<z.output<typeof home>, 'sample' | 'quickLinks'> & {
  quickLinks: Omit<z.output<typeof quickLink>, 'sample'>[]
}

export const readHome = (files: Files) => {
  const { value, samples } = readMarkedFile(files, 'home.yaml', home)
  const quickLinks = value.quickLinks.map(({ sample: _sample, ...link }) => link)
  return { value: applyTypographyDeep<Home>({ ...value, quickLinks }), samples }
}
