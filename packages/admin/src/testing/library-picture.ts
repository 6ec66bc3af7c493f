import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'

/** Library image in the server's format. */
export const libraryPicture = (
  id: number,
  description: string,
  more: Partial<LibraryPicture> = {},
): LibraryPicture => ({
  id,
  src: `/media/${String(id).repeat(32)}/960x540.webp`,
  description,
  caption: null,
  credit: null,
  shows: null,
  consent_until: null,
  focal_x: null,
  focal_y: null,
  status: 'shown',
  uses: 0,
  width: 960,
  height: 540,
  bytes: 81_000,
  uploaded_by: 'mclara',
  created_at: '2026-11-01T02:00:00.000000Z',
  taken_down_at: null,
  ...more,
})
