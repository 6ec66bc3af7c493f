/** Address that a GET form within this site submits to, with its values as the query; null for any other form. */
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

/** True if a form submits while the visitor types, so that incomplete words don't fill the history. */
export const replacesAddress = ({ target }: SubmitEvent): boolean =>
  target instanceof HTMLFormElement && target.hasAttribute('data-replaces')
