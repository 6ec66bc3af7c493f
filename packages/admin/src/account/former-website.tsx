import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-admin'

/** Leads on from where pages were edited before they were records: bookmarks and letters still have these addresses. */
export const FormerWebsite = () => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const to = presentPath(pathname, new URLSearchParams(search))
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}

const presentPath = (pathname: string, search: URLSearchParams): string => {
  if (pathname === '/website/changes') return '/changes'
  const address = search.get('address') ?? addressOf(search.get('path') ?? '')
  return address === undefined ? '/pages' : `${recordAtPath}?${new URLSearchParams({ address }).toString()}`
}

/** A page's address by its file; undefined for other files, which are parts of records now. */
const addressOf = (file: string): string | undefined => /^pages(\/.+)\.md$/.exec(file)?.[1]

/** Where the form is found of what the website shows at an address. */
export const recordAtPath = '/pages/at'

/** The addresses that lead on. */
export const formerPaths = ['/website', '/website/edit', '/website/changes', '/website/versions']
