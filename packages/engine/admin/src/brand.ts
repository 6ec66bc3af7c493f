import type { Brand } from '@kampana/engine-declare/brand/brand'

const meta = document.querySelector<HTMLMetaElement>('meta[name="brand"]')
if (!meta)
  throw new Error('The document has no <meta name="brand">, which the server or the build puts there.')

/** The college's name, seal and colors, from the document. */
export const brand: Brand = JSON.parse(meta.content)
