/** Replaces styled spans with the matching marks and unwraps all others. Colors and sizes are lost. */
export const marksFromStyles = (body: HTMLElement): void => {
  for (const link of body.querySelectorAll('a')) cleanLink(link)
  // Innermost first, so that nested elements are replaced before their parents are unwrapped.
  for (const element of [
    ...body.querySelectorAll<HTMLElement>('span, font, b, strong, i, em, u, s'),
  ].toReversed())
    replaceWithMarks(element)
}

const replaceWithMarks = (element: HTMLElement): void => {
  const marks = findMarks(element)
  const content = [...element.childNodes]
  let inner: Node[] = content
  for (const name of marks) {
    const mark = document.createElement(name)
    mark.append(...inner)
    inner = [mark]
  }
  element.replaceWith(...inner)
}

/** Marks of an element by its tag, unless its style contradicts. Google Docs wraps everything in a `b` that isn't bold. */
const findMarks = (element: HTMLElement): string[] => {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine, verticalAlign } = element.style
  const line = `${textDecoration} ${textDecorationLine}`
  const inLink = element.closest('a') !== null || element.querySelector('a') !== null
  const has = (tags: string, styled: boolean, unstyled: boolean): boolean =>
    styled || (element.matches(tags) && !unstyled)
  return [
    has('b, strong', isBold(fontWeight), fontWeight !== '' && !isBold(fontWeight)) &&
      !element.closest('h1, h2, h3, h4, h5, h6') &&
      'strong',
    has('i, em', fontStyle === 'italic', fontStyle === 'normal') && 'em',
    // A link is always underlined.
    has('u', line.includes('underline'), line.includes('none')) && !inLink && 'u',
    has('s', line.includes('line-through'), false) && 's',
    verticalAlign === 'super' && 'sup',
    verticalAlign === 'sub' && 'sub',
  ].filter((name) => name !== false)
}

const isBold = (weight: string): boolean => weight.startsWith('bold') || Number(weight) >= 600

/** Unwraps anchors without a target, and replaces Google's redirect URLs with their targets. */
const cleanLink = (link: HTMLAnchorElement): void => {
  const href = link.getAttribute('href')
  if (!href || href.startsWith('#_')) {
    link.replaceWith(...link.childNodes)
    return
  }
  const url = URL.parse(href)
  if (url?.hostname === 'www.google.com' && url.pathname === '/url')
    link.setAttribute('href', url.searchParams.get('q') ?? href)
}
