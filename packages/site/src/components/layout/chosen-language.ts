const key = 'language'

/** Remembers the language that a visitor has chosen, so that other pages show its link first. */
export const rememberChosenLanguage = (): void => {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.other-language') : null
    if (link) storeChosen(link.hreflang)
  })
  putChosenLanguageFirst()
}

/** Moves the link to the chosen language before the breadcrumb. The markup stays as React rendered it. */
export const putChosenLanguageFirst = (): void => {
  const link = document.querySelector<HTMLAnchorElement>('.other-language')
  if (link && link.hreflang === readChosen()) link.style.order = '-1'
}

/** A browser may reject storage. */
const storeChosen = (language: string): void => {
  try {
    localStorage.setItem(key, language)
  } catch {
    // Without storage the link keeps its usual position.
  }
}

const readChosen = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
