/** Inserts the links that the document defers until after the first paint, from its `<noscript class="later">`. */
export const insertDeferredLinks = (): void => {
  const kept = document.querySelector('noscript.later')
  if (!kept) return
  // With scripting enabled, the content of a noscript element is parsed as text.
  kept.insertAdjacentHTML('afterend', kept.textContent)
  kept.remove()
}
