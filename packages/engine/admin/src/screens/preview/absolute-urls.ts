/**
 * HTML of a page with absolute addresses at this origin, for a dashboard on another host than the site. The
 * Content-Security-Policy forbids a `base` element.
 */
export const withAbsoluteUrls = (html: string, origin: string): string => {
  if (origin === '') return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const name of ['src', 'href', 'poster'])
    for (const element of page.querySelectorAll(`[${name}^="/"]`))
      element.setAttribute(name, toAbsolute(element.getAttribute(name) ?? '', origin))
  for (const element of page.querySelectorAll('[srcset]'))
    element.setAttribute('srcset', absoluteSrcSet(element.getAttribute('srcset') ?? '', origin))
  return `<!doctype html>${page.documentElement.outerHTML}`
}

const toAbsolute = (address: string, origin: string): string => new URL(address, origin).href

/** Splitting at commas is safe, since our own URLs contain neither spaces nor commas. */
const absoluteSrcSet = (sources: string, origin: string): string =>
  sources.replaceAll(
    /(^|,\s*)(\/\S*)/g,
    (_all, before: string, address: string) => before + toAbsolute(address, origin),
  )
