/**
 * A form's card: as wide as lines can be read, and without the `overflow` in which its bar would not stay in sight. A wide
 * screen has room for the save button at the side (`FormSide`).
 */
export const formSheet = {
  maxWidth: { xs: '60rem', lg: '77rem' },
  // A wide table within the form scrolls by itself and doesn't widen the page.
  '& .RaEdit-main > *, & .RaCreate-main > *': { minWidth: 0 },
  '& .RaEdit-card, & .RaCreate-card': { overflow: 'clip' },
  '& form': { display: { lg: 'grid' }, gridTemplateColumns: 'minmax(0, 1fr) 17rem' },
  '&:has([data-preview])': { maxWidth: '120rem' },
  '& form:has([data-preview])': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}
