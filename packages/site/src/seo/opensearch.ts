import { college } from 'virtual:college'
import { escapeXml } from '../feeds/escape-xml.ts'

/** Where browsers learn how the site is searched, to offer it in their address line. */
export const opensearchPath = '/opensearch.xml'
export const opensearchType = 'application/opensearchdescription+xml'

/** The longest names that the format allows. */
const most = { short: 16, long: 48 }

/** How the site is searched at an origin (https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md). */
export const renderOpensearch = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(truncateName(college.shortName, most.short))}</ShortName>
<LongName>${escapeXml(truncateName(college.name, most.long))}</LongName>
<Description>${escapeXml(`Search the pages, news and events of ${college.name}`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${escapeXml(college.language)}</Language>
<Image width="48" height="48" type="image/x-icon">${origin}/favicon.ico</Image>
<Url type="text/html" method="get" template="${origin}/search?q={searchTerms}"/>
<Url type="${opensearchType}" rel="self" template="${origin}${opensearchPath}"/>
</OpenSearchDescription>
`

/** A name of so many letters at most, cut between words where it has several. */
export const truncateName = (name: string, length: number): string => {
  if (name.length <= length) return name
  const words = name.slice(0, length + 1)
  return (/^(.+)\s/.exec(words)?.[1] ?? name.slice(0, length)).trim()
}
