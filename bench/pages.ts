/** Finds the most requested pages; the update is the first in the list. */
export const findPages = async (
  origin: string,
): Promise<Record<'home' | 'updates' | 'an update' | 'a text page', string>> => {
  const answer = await fetch(`${origin}/api/updates?range=[0,0]`)
  const { data } = (await answer.json()) as { data: { category: string; title: string }[] }
  const [update] = data
  if (!update) throw new Error('The sample college has no updates.')
  return {
    home: '/',
    updates: '/updates',
    'an update': `/updates/${update.category}/${encodeURIComponent(update.title)}`,
    'a text page': '/about-us/history',
  }
}
