/** A row of a text that staff published over a file of the folder, before pages were records. */
export const formerText = (path: string, text: string | null) => ({
  path,
  text,
  state: 'live' as 'live' | 'waiting',
  note: '',
  causer: 'Anna Lim',
  written_at: '2026-11-20T08:00:00.000000Z',
})
