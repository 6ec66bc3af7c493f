const sections = {
  '': `/ /career /gallery /alumni /contact-us /admission
    /updates /updates/calendar /updates/announcements /updates/news-and-events`,
  '/about-us/': `history the-seal mission,-vision-&-goal the-hymn the-jingle divinianpledge st.arnold's-prayer
    administrators facilities organizational-structure awards-&-recognition`,
  '/admission/': `online-enrollment grade-school junior-high-school free-secondary-distance-program
    senior-high-school college graduate-school scholarship`,
  '/academics/': `grade-school-department junior-high-school-department free-secondary-distance-program
    senior-high-school-department college school-of-nursing school-of-hospitality-management
    school-of-education,-arts-and-sciences school-of-engineering-and-computer-studies
    school-of-business-management-and-accountancy graduate-school-of-business-and-management`,
  '/student-services/': `community-extension-services student-affairs-organization
    student-affairs-organization/grade-school student-affairs-organization/junior-high-school
    student-affairs-organization/senior-high-school student-affairs-organization/college athletics publication
    campus-ministry serbisyong-divine registrar library research clinic canteen`,
}
/** The sample college's addresses, as written in the specification. */
export const specifiedAddresses = Object.entries(sections).flatMap(([section, names]) =>
  names.split(/\s+/).map((name) => section + name),
)
