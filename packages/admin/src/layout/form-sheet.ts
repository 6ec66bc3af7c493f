/** A form's card: as wide as lines can be read, and without the `overflow` in which its bar would not stay in sight. */
export const formSheet = {
  maxWidth: '60rem',
  '& .RaEdit-card, & .RaCreate-card': { overflow: 'clip' },
}
