import { Box } from '@mui/material'
import { useStoreContext } from 'react-admin'
import { chosenLanguage } from '@kampana/engine-admin/language/chosen-language'

/** Screenshots from `scripts/guide-pictures.ts`, by names such as `en/class-notice`. */
const pictures = import.meta.glob<string>('./pictures/*/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** Screenshot of a job in the dashboard's language. */
export const JobPicture = ({ name, alt }: { name: string; alt: string }) => {
  const language = chosenLanguage(useStoreContext())
  const address = pictures[`./pictures/${language}/${name}.webp`]
  return (
    address !== undefined && (
      <Box component="img" src={address} alt={alt} width={960} height={600} loading="lazy" sx={picture} />
    )
  )
}

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  mt: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
}
