import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-admin'

/** Address of the form for the record whose page is at the query's `address`. */
export const recordAtPath = '/pages/at'

/** Target of a former address: a pattern that keeps query and hash, or an address made of the query. */
type Target = string | ((query: URLSearchParams) => string)

/** Address of the form for a page of the website, which was once edited as a file. */
const pageForm = (query: URLSearchParams): string => {
  const address = query.get('address') ?? addressOf(query.get('path') ?? '')
  return address === undefined ? '/pages' : `${recordAtPath}?${new URLSearchParams({ address }).toString()}`
}

/** Address of a page from the path of its file. Undefined for other files, whose content belongs to records now. */
const addressOf = (file: string): string | undefined => /^pages(\/.+)\.md$/.exec(file)?.[1]

/** Former addresses with their targets. Bookmarks and e-mails still contain them. */
export const formerAddresses: Readonly<Record<string, Target>> = {
  '/changes': '/releases',
  '/changes/:id': '/releases/:id',
  '/website': pageForm,
  '/website/edit': pageForm,
  '/website/changes': '/releases',
  '/website/versions': pageForm,
}

const fillIn = (pattern: string, params: Readonly<Record<string, string | undefined>>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Redirects from a former address. */
export const FormerAddress = ({ target }: { target: Target }) => {
  const navigate = useNavigate()
  const params = useParams()
  const { search, hash } = useLocation()
  const to =
    typeof target === 'string'
      ? `${fillIn(target, params)}${search}${hash}`
      : target(new URLSearchParams(search))
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}
