import type { PublicApi } from '@kampana/shared/api/public-api'

/**
 * The HTML of bodies, '' for what is none. The code that makes it is loaded with the first body: a document of ours has the HTML
 * already, so that only who goes on from it to another needs that code.
 */
export const loadBodies = async (api: PublicApi, bodies: readonly unknown[]): Promise<string[]> => {
  const written = bodies.map((body) => (typeof body === 'string' ? body : ''))
  if (written.every((body) => body === '')) return written
  return (await import('./in-body/render-bodies.ts')).renderBodies(api, written)
}
