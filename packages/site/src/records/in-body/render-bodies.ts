import type { PublicApi } from '@kampana/shared/api/public-api'
import { parseRichText } from '@kampana/engine-declare/rich-text/rich-text'
import { renderBody } from '@kampana/engine-site/body/render-body'
import { linkNames, type Names } from '../../content/body/link-names.ts'
import { readPart, type Parts } from '../../content/store/parts.ts'
import { findCollegeValue } from '../../content/store/college-value.ts'

type Lists = Readonly<Record<string, string>>

/** HTML of bodies with their current lists of records. Names of programs, schools and offices link to their pages. */
export const renderBodies = async (api: PublicApi, bodies: readonly string[]): Promise<string[]> => {
  const listing = bodies.filter((body) => body.includes('"records"'))
  const lists: Lists =
    listing.length > 0 ? await (await import('./load-body-records.ts')).loadBodyRecords(api, listing) : {}
  const names = namesOf(await readPart('names'))
  return bodies.map((body) => linkNames(renderRichText(body, lists), names, ''))
}

/** Memoized for the same names, since it compiles a pattern. */
const namesOf = (part: Parts['names']): Names => {
  const known = maps.get(part) ?? new Map(Object.entries(part))
  maps.set(part, known)
  return known
}
const maps = new WeakMap<Parts['names'], Names>()

/**
 * HTML of a body, with the HTML of its lists by their attributes. Validates the body, since other back ends may not have; an
 * invalid body is empty.
 */
export const renderRichText = (json: string, lists: Lists = {}): string => {
  const parsed = parseRichText(json)
  if ('problem' in parsed) return ''
  return renderBody(parsed.document, {
    isPage: false,
    leads: true,
    showRecords: (attrs) => lists[JSON.stringify(attrs)] ?? '',
    findValue: findCollegeValue,
  })
}
