/** Marks definition lists as facts. Line breaks separate the lines of a description, since a fact can't contain paragraphs. */
export const markFacts = (body: HTMLElement): void => {
  for (const list of body.querySelectorAll('dl')) {
    if (!list.querySelector('dt') || list.parentElement?.closest('dl, table, li')) continue
    list.setAttribute('data-facts', '')
    for (const part of list.querySelectorAll('dt, dd')) flatten(part)
  }
}

const flatten = (part: Element): void => {
  const blocks = [...part.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6')]
  for (const block of blocks) if (followsWords(block, part)) block.before(document.createElement('br'))
  for (const block of [...part.querySelectorAll('ul, ol, dl, blockquote, pre'), ...blocks].toReversed())
    block.replaceWith(...block.childNodes)
}

const followsWords = (block: Element, part: Element): boolean => {
  for (let node: Node | null = block; node && node !== part; node = node.parentNode)
    for (let before = node.previousSibling; before; before = before.previousSibling)
      if (before.textContent?.trim()) return true
  return false
}
