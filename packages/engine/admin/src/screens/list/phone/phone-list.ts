/** Phone replacements for a list's table, loaded on demand. */
export { CardList } from './card-list.tsx'
export { PhoneTools } from './phone-tools.tsx'
