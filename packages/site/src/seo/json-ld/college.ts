import { splitLines } from '@kampana/engine-declare/text/split-lines'
import { college } from '../../content/store/current.ts'
import { routes } from '../../routes.ts'
import type { Thing, JsonLdContext } from './thing.ts'

type Campus = (typeof college.campuses)[number]
const collegeId = (origin: string): string => `${origin}/#college`
const contactsByScheme = (scheme: string): string[] =>
  (college.contacts ?? []).flatMap(({ href }) => (href.startsWith(scheme) ? [href.slice(scheme.length)] : []))

/** The college itself, for the home page. */
export const collegeJsonLd = ({ origin, picture }: JsonLdContext): Thing => ({
  '@type': 'CollegeOrUniversity',
  '@id': collegeId(origin),
  name: college.name,
  alternateName: college.short_name,
  url: `${origin}/`,
  logo: logoAddress(origin),
  ...(picture !== undefined && { image: picture }),
  description: college.description,
  slogan: college.motto,
  foundingDate: college.founded,
  address: college.campuses.map(postalAddress),
  telephone: contactsByScheme('tel:')[0] ?? splitLines(college.campuses[0]?.phones)[0],
  email: contactsByScheme('mailto:')[0],
  location: college.campuses.map(campusLocation),
  sameAs: [college.newer_website_address, ...(college.social ?? []).map(({ href }) => href)].filter(Boolean),
})

/** A short reference to the college, as an author or organizer. */
export const collegeReference = (origin: string): Thing => ({
  '@type': 'CollegeOrUniversity',
  '@id': collegeId(origin),
  name: college.name,
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: logoAddress(origin) },
})

/** The website, with its search action if the college has a search page. */
export const websiteJsonLd = ({ origin }: JsonLdContext): Thing => ({
  '@type': 'WebSite',
  name: college.name,
  alternateName: college.short_name,
  url: `${origin}/`,
  inLanguage: college.language,
  publisher: { '@id': collegeId(origin) },
  ...(routes().findPage(new URL('/search', origin)).path === '/search' && {
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={words}` },
      'query-input': 'required name=words',
    },
  }),
})

/** A campus as a Place. */
export const campusLocation = (campus: Campus): Thing => {
  const [telephone] = splitLines(campus.phones)
  return {
    '@type': 'Place',
    name: `${college.name}, ${campus.name}`,
    address: postalAddress(campus),
    ...(telephone !== undefined && { telephone }),
  }
}

/** A campus as a part of the college, for announcements about it. */
export const campusJsonLd = (campus: Campus, origin: string): Thing => ({
  ...campusLocation(campus),
  '@type': 'CollegeOrUniversity',
  url: `${origin}/`,
  parentOrganization: { '@id': collegeId(origin) },
})

/** Parses an address: the last line is town, postal code and province; the lines before it are the street. */
const postalAddress = ({ address }: Campus): Thing => {
  const lines = splitLines(address)
  const { town, code, province } = parseTown(lines.at(-1) ?? '')
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.slice(0, -1).join(', ') || lines[0],
    addressLocality: town,
    ...(province !== undefined && { addressRegion: province }),
    ...(code !== undefined && { postalCode: code }),
    addressCountry: country(),
  }
}

/** Parses `San Arnoldo 2899, Nueva Cordillera`, or the code first: `2899 San Arnoldo`. */
const parseTown = (
  line: string,
): { town: string; code?: string | undefined; province?: string | undefined } => {
  const [, before = '', code, after = '', province] =
    /^(\D*?)\s*\b(\d{4,6})\b\s*([^,]*)(?:,\s*(.+))?$/.exec(line) ?? []
  return code === undefined ? { town: line } : { town: before || after, code, province }
}

const country = (): string | undefined => new Intl.Locale(college.language).region

/** The college's town as a Place, for jobs whose campus is unknown. */
export const townLocation = (): Thing => {
  const [town, province] = college.town.split(/,\s*/)
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: town,
      ...(province !== undefined && { addressRegion: province }),
      addressCountry: country(),
    },
  }
}

/** A location by its name. If it names exactly one campus, it has the address of that campus. */
export const eventLocation = (location: string): Thing => {
  const named = college.campuses.filter(({ name }) => location.includes(name))
  const [campus] = named
  return {
    '@type': 'Place',
    name: location,
    address: campus && named.length === 1 ? postalAddress(campus) : location,
  }
}

/** Search engines reject SVG files and logos smaller than 112 pixels. */
const logoAddress = (origin: string): string => `${origin}/icon-512.png`
