/** What the declaration of programs says. */
export const programs = {
  Programs: 'Mga Programa',
  'What one can study here. Each program has a page, and stands in the finder, in the lists of fees and in the search.':
    'Ang mga mapag-aaralan dito. May pahina ang bawat programa, at nasa finder, sa mga listahan ng bayarin at sa search ito.',
  'Name of the program': 'Pangalan ng programa',
  Level: 'Antas',
  'School or department': 'Paaralan o departamento',
  'How long it takes': 'Gaano katagal',
  'In a sentence': 'Sa isang pangungusap',
  'About the program': 'Tungkol sa programa',
  'Who can enroll': 'Sino ang makakapag-enroll',
  Fees: 'Mga bayarin',
  'Page about how to apply': 'Pahina tungkol sa pag-apply',
  'What one can become': 'Mga maaaring maging trabaho',
  Career: 'Trabaho',
  'What is learned': 'Mga pinag-aaralan',
  Subjects: 'Mga asignatura',
  'Examination or certificate': 'Pagsusulit o sertipiko',
  'Results of first takers': 'Resulta ng mga unang beses kumuha',
  'Passed here, percent': 'Pumasa rito, porsiyento',
  'In the whole country, percent': 'Sa buong bansa, porsiyento',
  'Recognition by the State': 'Pagkilala ng Estado',
  Accreditation: 'Akreditasyon',
  'Accredited until': 'May akreditasyon hanggang',
  'On the website since': 'Nasa website mula noong',
  'In full: “Bachelor of Science in Nursing”.': 'Buo: “Bachelor of Science in Nursing”.',
  'As lists have it: “BS Nursing”.': 'Gaya ng nasa mga listahan: “BS Nursing”.',
  'The finder and the lists of fees go by it.': 'Ito ang batayan ng finder at ng mga listahan ng bayarin.',
  'The page of those who teach it. The finder groups programs by it.':
    'Ang pahina ng mga nagtuturo nito. Ayon dito pinagpapangkat ng finder ang mga programa.',
  'Such as “4 years” or “3 semesters, in the evening”.': 'Gaya ng “4 years” o “3 semesters, in the evening”.',
  'The finder and search engines show it below the name.':
    'Ipinapakita ito ng finder at ng mga search engine sa ilalim ng pangalan.',
  'What no other field says: how it is taught, and what is special here.':
    'Ang wala sa ibang field: kung paano ito itinuturo, at ano ang natatangi rito.',
  'What somebody must have finished or show, in a line.':
    'Ang dapat natapos o maipakita ng isang tao, sa isang linya.',
  'In a line, with its unit: “₱41,200 a semester; clinical fees of ₱6,800”. The page of fees shows the same.':
    'Sa isang linya, kasama ang yunit: “₱41,200 a semester; clinical fees of ₱6,800”. Ganoon din ang nasa pahina ng bayarin.',
  'Its button at the top of the page leads there.': 'Doon papunta ang button nito sa itaas ng pahina.',
  'One a line.': 'Isa bawat linya.',
  'One row for each year or term.': 'Isang hilera para sa bawat taon o term.',
  'What graduates sit for, such as “Nurse Licensure Examination”.':
    'Ang kinukuha ng mga nagtapos, gaya ng “Nurse Licensure Examination”.',
  'A row for each year. The program’s page tells the last, after the name of the examination.':
    'Isang hilera bawat taon. Ang huli ang sinasabi ng pahina ng programa, kasunod ng pangalan ng pagsusulit.',
  'The number of the permit or recognition: “GR No. 112, s. 1972”.':
    'Ang numero ng permit o pagkilala: “GR No. 112, s. 1972”.',
  'Only what a certificate says, such as “Level III”.':
    'Ang sinasabi lamang ng sertipiko, gaya ng “Level III”.',
  'As the certificate has it: “May 2029”.': 'Gaya ng nasa sertipiko: “May 2029”.',
}
