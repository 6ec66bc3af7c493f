/** Turns the styles of spans into the marks they look like, and unwraps what says nothing; colours and sizes go. */
export const marksFromStyles = (body: HTMLElement): void => {
  for (const link of body.querySelectorAll('a')) straighten(link)
  // Innermost first, so that nested elements are replaced before their parents are unwrapped.
  for (const element of [
    ...body.querySelectorAll<HTMLElement>('span, font, b, strong, i, em, u, s'),
  ].toReversed())
    replace(element)
}

const replace = (element: HTMLElement): void => {
  const wanted = marksOf(element)
  const content = [...element.childNodes]
  let inner: Node[] = content
  for (const name of wanted) {
    const mark = document.createElement(name)
    mark.append(...inner)
    inner = [mark]
  }
  element.replaceWith(...inner)
}

/** What an element's name says, unless its style says otherwise: Google Docs wraps all in a `b` that isn't bold. */
const marksOf = (element: HTMLElement): string[] => {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style
  const line = `${textDecoration} ${textDecorationLine}`
  const inLink = element.closest('a') !== null || element.querySelector('a') !== null
  const has = (tags: string, styled: boolean, refuted: boolean): boolean =>
    styled || (element.matches(tags) && !refuted)
  return [
    has('b, strong', isBold(fontWeight), fontWeight !== '' && !isBold(fontWeight)) &&
      !element.closest('h1, h2, h3, h4, h5, h6') &&
      'strong',
    has('i, em', fontStyle === 'italic', fontStyle === 'normal') && 'em',
    // A link is underlined anyway.
    has('u', line.includes('underline'), line.includes('none')) && !inLink && 'u',
    has('s', line.includes('line-through'), false) && 's',
  ].filter((name) => name !== false)
}

const isBold = (weight: string): boolean => weight.startsWith('bold') || Number(weight) >= 600

/** Google Docs sends readers round by its own address; a name in the text that nothing links to is no link. */
const straighten = (link: HTMLAnchorElement): void => {
  const href = link.getAttribute('href')
  if (!href || href.startsWith('#_')) {
    link.replaceWith(...link.childNodes)
    return
  }
  const url = URL.parse(href)
  if (url?.hostname === 'www.google.com' && url.pathname === '/url')
    link.setAttribute('href', url.searchParams.get('q') ?? href)
}
