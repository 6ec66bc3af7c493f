const key = 'language'

/** Remembers the language that a visitor has chosen by its link, so that this link stands first on other pages. */
export const rememberChosenLanguage = (): void => {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.other-language') : null
    if (link) keepChosen(link.hreflang)
  })
  putChosenLanguageFirst()
}

/** Shows the link before the breadcrumb where it leads to the language that the visitor has chosen. The markup stays as React has it. */
export const putChosenLanguageFirst = (): void => {
  const link = document.querySelector<HTMLAnchorElement>('.other-language')
  if (link && link.hreflang === readChosen()) link.style.order = '-1'
}

/** A browser may refuse to keep anything. */
const keepChosen = (language: string): void => {
  try {
    localStorage.setItem(key, language)
  } catch {
    // Without storage the link keeps its usual place.
  }
}

const readChosen = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
