/** Inserts the links that the document defers until after the first paint, from its `<noscript class="later">`. */
export const insertDeferredLinks = (): void => {
  const noscript = document.querySelector('noscript.later')
  if (!noscript) return
  // With scripting enabled, the content of a noscript element is parsed as text.
  noscript.insertAdjacentHTML('afterend', noscript.textContent)
  noscript.remove()
}
