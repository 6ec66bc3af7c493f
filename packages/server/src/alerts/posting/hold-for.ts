/** For so many seconds who has posted a notice can take it back before the first letter leaves. */
export const holdFor = 15
