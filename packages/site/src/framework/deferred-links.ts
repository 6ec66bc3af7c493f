/** Puts in place what a document keeps back until something is shown: the links in its `<noscript class="later">`. */
export const insertDeferredLinks = (): void => {
  const kept = document.querySelector('noscript.later')
  if (!kept) return
  // Where scripts run, what a noscript element holds is text.
  kept.insertAdjacentHTML('afterend', kept.textContent)
  kept.remove()
}
