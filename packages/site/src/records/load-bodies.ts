import type { PublicApi } from '@kampana/shared/api/public-api'

/**
 * HTML of bodies, '' for an invalid body. The first body imports the code that renders it. The first document already has the
 * HTML, so only further navigation needs that code.
 */
export const loadBodies = async (api: PublicApi, bodies: readonly unknown[]): Promise<string[]> => {
  const written = bodies.map((body) => (typeof body === 'string' ? body : ''))
  if (written.every((body) => body === '')) return written
  return (await import('./in-body/render-bodies.ts')).renderBodies(api, written)
}
