export const slides = {}
