import { college } from 'virtual:college'
import { xml } from '../feeds/xml.ts'

/** Where browsers learn how the site is searched, to offer it in their address line. */
export const searchDescriptionFile = '/opensearch.xml'
export const searchDescriptionType = 'application/opensearchdescription+xml'

/** The longest names that the format allows. */
const most = { short: 16, long: 48 }

/** How the site is searched at an origin (https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md). */
export const searchDescription = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xml(shortened(college.shortName, most.short))}</ShortName>
<LongName>${xml(shortened(college.name, most.long))}</LongName>
<Description>${xml(`Search the pages, news and events of ${college.name}`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${xml(college.language)}</Language>
<Image width="48" height="48" type="image/x-icon">${origin}/favicon.ico</Image>
<Url type="text/html" method="get" template="${origin}/search?q={searchTerms}"/>
<Url type="${searchDescriptionType}" rel="self" template="${origin}${searchDescriptionFile}"/>
</OpenSearchDescription>
`

/** A name of so many letters at most, cut between words where it has several. */
export const shortened = (name: string, length: number): string => {
  if (name.length <= length) return name
  const words = name.slice(0, length + 1)
  return (/^(.+)\s/.exec(words)?.[1] ?? name.slice(0, length)).trim()
}
