/** Screen sizes in pixels on which every page is tested. */
export const widths = { 'a desk': { width: 1280, height: 900 }, 'a phone': { width: 360, height: 740 } }
