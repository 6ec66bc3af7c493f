/** Loads the full style sheets, since the document inlines only the critical CSS. Resolves once they apply. */
export const loadDeferredCss = async (): Promise<void> => {
  const { rest = '' } = document.querySelector<HTMLElement>('style[data-rest]')?.dataset ?? {}
  await Promise.all(rest.split(' ').filter(Boolean).map(loadStyleSheet))
}

/** Adds a link to a style sheet unless it exists. Resolves once the sheet applies; rejects if it can't be fetched. */
export const loadStyleSheet = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const known = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${address}"]`)
    if (known?.sheet) return resolve()
    const link = known ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`The style sheet ${address} could not be fetched.`))
    })
    if (!known) document.head.append(link)
    return undefined
  })
