import { college } from '../content/store/current.ts'
import { escapeXml } from '../feeds/escape-xml.ts'

/** Path of the OpenSearch description. Browsers use it to offer the site's search in their address bar. */
export const opensearchPath = '/opensearch.xml'
export const opensearchType = 'application/opensearchdescription+xml'

/** Maximum lengths of names in the format. */
const maxLength = { short: 16, long: 48 }

/** Renders the description (https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md). */
export const renderOpensearch = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(truncateName(college.short_name, maxLength.short))}</ShortName>
<LongName>${escapeXml(truncateName(college.name, maxLength.long))}</LongName>
<Description>${escapeXml(`Search the pages, news and events of ${college.name}`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${escapeXml(college.language)}</Language>
<Image width="48" height="48" type="image/x-icon">${origin}/favicon.ico</Image>
<Url type="text/html" method="get" template="${origin}/search?q={searchTerms}"/>
<Url type="${opensearchType}" rel="self" template="${origin}${opensearchPath}"/>
</OpenSearchDescription>
`

/** Truncates a name to a length, between words if possible. */
export const truncateName = (name: string, length: number): string => {
  if (name.length <= length) return name
  const words = name.slice(0, length + 1)
  return (/^(.+)\s/.exec(words)?.[1] ?? name.slice(0, length)).trim()
}
