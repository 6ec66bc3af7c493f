const files = import.meta.glob<string>(
  [
    '../../content/college/seal.svg',
    '../../content/pictures/{facade-day,facade-night,bell-tower-fog,career,ornament,portrait,signature}.svg',
  ],
  { eager: true, query: '?url', import: 'default' },
)
const byName = new Map(
  Object.entries(files).map(([file, address]) => [/([^/]+)\.svg$/.exec(file)?.[1] ?? file, address]),
)

/** The address of a drawing among the college's content, by its file name: `seal`. Undefined where there is none. */
export const drawingAddress = (name: string): string | undefined => byName.get(name)

const emblems = import.meta.glob<string>('../../content/pictures/emblem-*.svg', {
  query: '?url',
  import: 'default',
})

/** The address of a department's emblem; there are many, so a browser fetches only the one it asks for. */
export const loadEmblemAddress = async (name: string): Promise<string | null> =>
  (await emblems[`../../content/pictures/emblem-${name}.svg`]?.()) ?? null
