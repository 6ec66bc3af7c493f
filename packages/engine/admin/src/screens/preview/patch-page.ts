/**
 * Updates a document to match another HTML by changing only the differences. Images and styles don't reload, and the scroll
 * position stays. The frame's sandbox prevents scripts from running.
 */
export const patchPage = (shown: Document, html: string): void => {
  const wanted = new DOMParser().parseFromString(html, 'text/html')
  patch(shown.documentElement, wanted.documentElement)
}

const patch = (shown: Element, wanted: Element): void => {
  patchAttributes(shown, wanted)
  patchChildren(shown, wanted)
}

const patchAttributes = (shown: Element, wanted: Element): void => {
  for (const name of shown.getAttributeNames()) if (!wanted.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of wanted.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
}

const patchChildren = (shown: Element, wanted: Element): void => {
  const old = [...shown.childNodes]
  const next = [...wanted.childNodes]
  const isSame = (a: Node | undefined, b: Node | undefined): boolean =>
    a !== undefined && b !== undefined && a.isEqualNode(b)
  let start = 0
  while (isSame(old[start], next[start])) start += 1
  let end = 0
  while (start + end < Math.min(old.length, next.length) && isSame(old.at(-1 - end), next.at(-1 - end)))
    end += 1
  const changed = old.slice(start, old.length - end)
  const changes = next.slice(start, next.length - end)
  for (const [at, node] of changes.entries()) {
    const former = changed[at]
    if (former && isAlike(former, node)) patchNode(former, node)
    else if (former) former.replaceWith(shown.ownerDocument.importNode(node, true))
    else shown.insertBefore(shown.ownerDocument.importNode(node, true), old[old.length - end] ?? null)
  }
  for (const node of changed.slice(changes.length)) node.remove()
}

/** True if one node can be updated to match the other without reloading shared content. */
const isAlike = (a: Node, b: Node): boolean =>
  a.nodeType === b.nodeType && a.nodeName === b.nodeName && !whole.has(a.nodeName)

/** Elements that are replaced as a whole. */
const whole = new Set(['SCRIPT', 'STYLE', 'LINK', 'IMG', 'PICTURE', 'svg', 'VIDEO'])

const patchNode = (shown: Node, wanted: Node): void => {
  // The frame's elements belong to its own window, so `instanceof Element` is false.
  if (shown.nodeType === Node.ELEMENT_NODE) patch(shown as Element, wanted as Element)
  else if (shown.nodeValue !== wanted.nodeValue) shown.nodeValue = wanted.nodeValue
}
