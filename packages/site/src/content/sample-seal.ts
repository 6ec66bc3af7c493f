import type { Files } from './files.ts'
import type { Samples } from './yaml/sample.ts'

/** The shield of the sample college's seal, which stays in other colours, as `pnpm college new` gives it. */
const shield = 'M100 72q52 16 100-4q48 20 100 4v126c0 72-40 120-100 154c-60-34-100-82-100-154z'

/** Says that the seal is still the sample's drawing. */
export const sampleSeal = (files: Files): Samples => ({
  file: 'seal.svg',
  names: files.text('seal.svg').includes(shield) ? ['its drawing'] : [],
})
