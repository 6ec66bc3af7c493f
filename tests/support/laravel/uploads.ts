import { deleted, invalid, list, type Answer } from './answer.ts'
import { required, type Asked } from './request.ts'

const perRow = 3
/** One pixel, returned for every image. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAfbLI3wAAAABJRU5ErkJggg==',
  'base64',
)

export const storedPicture = (): Answer => ({ status: 200, picture: pixel })

export const slides = ({ manners, college }: Asked): Answer => {
  const count = Math.ceil(college.slides.length / perRow)
  const rows = Array.from({ length: count }, (_, row) => {
    const numbered = [...college.slides.entries()].slice(row * perRow, (row + 1) * perRow)
    const values = numbered.map(([, slide]) => slide)
    return manners.chunks === 'lists' || row === 0 ? values : Object.fromEntries(numbered)
  })
  return list(manners, rows)
}

export const addSlides = ({ files, manners, college }: Asked): Answer => {
  const pictures = (files?.getAll('slides[]') ?? []).filter((part) => part instanceof File)
  const errors: Record<string, string[]> = {}
  for (const [index, file] of pictures.entries())
    if (!isPicture(file))
      errors[`slides.${index}`] = [`The slides.${index}${manners.field} must be an image.`]
  if (Object.keys(errors).length > 0) invalid(manners, errors)
  for (const file of pictures) {
    const id = Math.max(0, ...college.slides.map((slide) => slide.id)) + 1
    college.slides.push({ id, src: `/storage/slides/${id}.jpg`, alt: file.name.replace(/\.\w+$/, '') })
  }
  return { status: 201, body: { message: 'Slides uploaded' } }
}

export const deleteSlides = ({ id, manners, college }: Asked): Answer => {
  const ids = new Set(id.split(','))
  college.slides = college.slides.filter((slide) => !ids.has(String(slide.id)))
  return deleted(manners, 'Slides deleted')
}

export const addImage = ({ files, manners, url }: Asked): Answer => {
  const image = files?.get('image')
  if (!(image instanceof File) || !isPicture(image))
    return invalid(manners, { image: [`The image${manners.field} must be an image.`] })
  const path = `/storage/images/${image.name}`
  return { status: 200, body: { link: manners.pictures === 'with APP_URL' ? `${url.origin}${path}` : path } }
}

export const contactUs = (asked: Asked): Answer => {
  asked.college.contactMessages.push(required(asked, 'name', 'email', 'contact_number', 'subject', 'message'))
  return { status: 200, body: { message: 'Your message has been sent' } }
}

const isPicture = (file: File): boolean => file.type.startsWith('image/')
