/**
 * Elements whose text and media this editor preserves, with their attributes. Attribute values are preserved or purely visual.
 * `sub` and `sup` are marks of this editor.
 */
const knownElements: Readonly<Record<string, string>> = {
  ...names(
    'p div section article header footer main aside address center span font b strong i em u s strike del ins',
  ),
  ...names('code kbd samp var tt small big cite dfn mark sub sup nobr wbr br h1 h2 h3 h4 h5 h6 ul li o:p'),
  ...names('blockquote pre figure figcaption hr'),
  a: 'href target rel title hreflang type download referrerpolicy',
  abbr: 'title',
  img: 'src alt title srcset sizes loading decoding border hspace vspace crossorigin referrerpolicy fetchpriority data-filename',
  ol: 'start',
}

/** Attributes of any element that only affect its look, or that browsers and office programs add. */
const looks = new Set(
  words(
    'class style id name lang dir align valign width height color face size bgcolor clear type noshade spellcheck role aria-level',
  ),
)

/** Styles that affect more than the look: superscript, hidden text, images. */
const meaningfulStyle = /vertical-align:\s*(?:super|sub)\b|display:\s*none|visibility:\s*hidden|url\(/i

/** True if this editor preserves the text and media of an HTML element, apart from its children. */
export const isKnownElement = (element: Element): boolean => {
  const { localName } = element
  if (!Object.hasOwn(knownElements, localName)) return false
  const attributes = words(knownElements[localName]!)
  return element
    .getAttributeNames()
    .every((name) =>
      name === 'style'
        ? !meaningfulStyle.test(element.getAttribute(name) ?? '')
        : looks.has(name) || attributes.includes(name),
    )
}

/** True if a body links to an anchor in itself, whose name this editor drops. */
export const hasOwnAnchors = (body: Element): boolean =>
  [...body.querySelectorAll('a[href^="#"]')].some((link) => link.getAttribute('href') !== '#')

function names(list: string): Record<string, string> {
  return Object.fromEntries(words(list).map((name) => [name, '']))
}
function words(list: string): string[] {
  return list.split(' ').filter(Boolean)
}
