/** What a list on a phone has instead of a table, fetched where it is shown. */
export { CardList } from './card-list.tsx'
export { PhoneTools } from './phone-tools.tsx'
