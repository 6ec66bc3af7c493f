/**
 * Card of a form. It limits the line length and avoids `overflow`, which would break the sticky bar. Wide screens show the
 * save button at the side (`FormSide`).
 */
export const formSheet = {
  maxWidth: { xs: '60rem', lg: '77rem' },
  // A wide table in the form scrolls instead of widening the page.
  '& .RaEdit-main > *, & .RaCreate-main > *': { minWidth: 0 },
  '& .RaEdit-card, & .RaCreate-card': { overflow: 'clip' },
  '& form': { display: { lg: 'grid' }, gridTemplateColumns: 'minmax(0, 1fr) 17rem' },
  '&:has([data-preview])': { maxWidth: '120rem' },
  '& form:has([data-preview])': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}
