import { phoneHref } from '../../../packages/site/src/content/body/phone-href.ts'
import { college } from '@kampana/shared/resources/college'
import type { Document } from 'yaml'
import type { Identity } from './identity.ts'

/** Writes the answers into the sample's `college.yaml`, and removes their sample marks. */
export const fillCollege = (
  document: Document,
  { name, shortName, motto, town, brand, phone, email, ...identity }: Identity,
  withSample: boolean,
): void => {
  const asked = {
    name,
    short_name: shortName,
    motto,
    town,
    contacts: [
      { label: email, href: `mailto:${email}` },
      { label: phone, href: phoneHref(phone, String(document.get('calling_code'))) },
    ],
  }
  const place = {
    levels: identity.levels.map((level) => ({ name: level })),
    campuses: [
      {
        name: identity.campus,
        levels: identity.levels.join(', '),
        address: [...new Set([identity.address, town])].join('\n'),
        phones: phone,
      },
    ],
  }
  // The sample's programs and notices use its levels and campuses.
  const known = withSample ? asked : { ...asked, ...place }
  for (const [field, value] of Object.entries(known)) document.set(field, document.createNode(value))
  document.set('colours_brand', brand)
  const invented = {
    motto_meaning: 'Meaning of the motto',
    description: `A college in ${town}.`,
    colophon: `${name}, ${town}.`,
    founded: String(new Date().getFullYear()),
  }
  if (!withSample) for (const [field, value] of Object.entries(invented)) document.set(field, value)
  // A new college has no newer website to link to.
  const newer = Object.keys(college.fields).filter((field) => field.startsWith('newer_website_'))
  if (!withSample) for (const field of newer) document.delete(field)
  const marks: string[] = document.toJS().sample
  document.set('sample', document.createNode(marks.filter((mark) => !(mark in known) && document.has(mark))))
}
