import { firstYearSum } from '@kampana/shared/content/program-fees'
import type { ProgramRecord } from '../../content/program.ts'
import type { Thing, JsonLdContext } from './thing.ts'
import { collegeReference } from './college.ts'

/** A program as https://schema.org/EducationalOccupationalProgram, with its first-year fees. */
export const programJsonLd = (
  { title, short, description, who, charges }: ProgramRecord,
  { canonical, origin }: Pick<JsonLdContext, 'canonical' | 'origin'>,
): Thing => {
  const price = firstYearSum(charges ?? [])
  return {
    '@type': 'EducationalOccupationalProgram',
    name: title,
    alternateName: short,
    description,
    url: canonical,
    provider: collegeReference(origin),
    programPrerequisites: who,
    ...(price !== undefined && {
      offers: { '@type': 'Offer', category: 'First year', price, priceCurrency: 'PHP' },
    }),
  }
}
