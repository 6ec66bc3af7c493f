import { phoneHref } from '../../../packages/site/src/content/body/phone-href.ts'
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
    shortName,
    motto,
    town,
    contacts: [
      { label: email, href: `mailto:${email}` },
      { label: phone, href: phoneHref(phone, String(document.get('callingCode'))) },
    ],
  }
  const place = {
    levels: identity.levels,
    campuses: [
      {
        name: identity.campus,
        levels: identity.levels.join(', '),
        address: [...new Set([identity.address, town])],
        phones: [phone],
      },
    ],
  }
  // The sample's programs and notices use its levels and campuses.
  const known = withSample ? asked : { ...asked, ...place }
  for (const [field, value] of Object.entries(known)) document.set(field, document.createNode(value))
  document.setIn(['colours', 'brand'], brand)
  const invented = {
    mottoMeaning: 'Meaning of the motto',
    description: `A college in ${town}.`,
    colophon: `${name}, ${town}.`,
    founded: new Date().getFullYear(),
  }
  if (!withSample) for (const [field, value] of Object.entries(invented)) document.set(field, value)
  // A new college has no newer website to link to.
  if (!withSample) document.delete('newerWebsite')
  const marks: string[] = document.toJS().sample
  document.set(
    'sample',
    document.createNode(marks.filter((mark) => !(mark in known) && document.has(mark.split('.')[0] ?? mark))),
  )
}
