/** Copies the numbering style of a list or its first item to the `type` attribute, since styles are removed. */
export const typesFromStyles = (body: HTMLElement): void => {
  for (const list of body.querySelectorAll('ol')) {
    const first = list.querySelector<HTMLElement>(':scope > li')
    const style = list.style.listStyleType || first?.style.listStyleType || ''
    const type = types[style]
    if (type !== undefined && list.type === '') list.type = type
  }
}

const types: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
}
