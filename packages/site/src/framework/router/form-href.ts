/** Where a form leads that only asks for a page of this site: the address with what was entered. Null for any other. */
export const formHref = ({ target, submitter }: SubmitEvent): string | null => {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get' || target.target !== '') return null
  const url = new URL(target.action)
  if (url.origin !== location.origin) return null
  const entered = [...new FormData(target, submitter)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  url.search = String(new URLSearchParams(entered))
  return url.href
}
