import { maxGalleryPictures } from '@kampana/engine-declare/rich-text/media-rules'

/** Image to insert into a text. If its description is null, the editor asks for one. */
export interface NewPicture {
  src: string
  alt: string | null
  caption?: string | null
  credit?: string | null
  width?: number
  height?: number
}

/** Blocks of images: one image is a figure, several are a gallery, and more than the maximum are several galleries. */
export const picturesToBlocks = (pictures: readonly NewPicture[]): object[] => {
  const figures = pictures.map((attrs) => ({ type: 'figure', attrs: { size: 'medium', ...attrs } }))
  if (figures.length < 2) return figures
  const galleries: object[] = []
  for (let from = 0; from < figures.length; from += maxGalleryPictures)
    galleries.push({ type: 'gallery', content: figures.slice(from, from + maxGalleryPictures) })
  return galleries
}
