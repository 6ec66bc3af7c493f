let load: () => Promise<unknown> = () => Promise.resolve()

/** Registers how the declarations are fetched, where the first page does without them. */
export const registerResourceLoader = (loader: () => Promise<unknown>): void => {
  load = loader
}

/** Fetches the declarations; when it has resolved, `allResources` has them. */
export const loadResources = async (): Promise<void> => {
  await load()
}
