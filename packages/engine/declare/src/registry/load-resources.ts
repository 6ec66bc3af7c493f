let load: () => Promise<unknown> = () => Promise.resolve()

/** Registers the loader of the declarations, which the first page doesn't need. */
export const registerResourceLoader = (loader: () => Promise<unknown>): void => {
  load = loader
}

/** Loads the declarations. Afterwards, `allResources` returns them. */
export const loadResources = async (): Promise<void> => {
  await load()
}
