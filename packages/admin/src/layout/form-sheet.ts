/** A form's card: as wide as lines can be read, and without the `overflow` in which its bar would not stay in sight. */
export const formSheet = {
  maxWidth: '60rem',
  // A wide table within the form scrolls by itself and doesn't widen the page.
  '& .RaEdit-main > *, & .RaCreate-main > *': { minWidth: 0 },
  '& .RaEdit-card, & .RaCreate-card': { overflow: 'clip' },
}
