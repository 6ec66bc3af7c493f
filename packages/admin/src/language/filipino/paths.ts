/** Addresses of the site, and the parts of it that somebody may change. */
export const paths = {
  'Your role allows this for a part of the website only: %{0}.':
    'Para lamang sa isang bahagi ng website ang pinapayagan ng iyong tungkulin: %{0}.',
}
