/** A piece of paper on the home page: something to read and act upon, apart from what is beside it. */
export const sheet = {
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
}
