/** Drafts over what is live, and the changes in which they are published. */
export const drafts = {
  'Only mine': 'Ang akin lamang',
  'Asked for': 'Hinihinging ma-publish',
  'Published in the last 30 days': 'Na-publish sa huling 30 araw',
  'Nothing waits over what is live.': 'Walang naghihintay na pagbabago sa mga naka-publish.',
  'Changes that could not go live': 'Mga pagbabagong hindi na-publish',
  'Changes that wait for publication': 'Mga pagbabagong naghihintay ma-publish',
  'Changes that were sent back': 'Mga pagbabagong ibinalik',
  'What you asked for': 'Mga hiningi mo',
  '%{count} records': '%{count} record',

  '%{who} began it on %{when}.': 'Sinimulan ito ni %{who} noong %{when}.',
  '%{who} asks for its publication.': 'Hinihiling ni %{who} na ma-publish ito.',
  'It goes live by itself on %{when}, as %{who} has approved it.':
    'Kusa itong mapa-publish sa %{when}, ayon sa inaprubahan ni %{who}.',
  '%{who} sent it back on %{when}.': 'Ibinalik ito ni %{who} noong %{when}.',
  '%{who} published it on %{when}.': 'Na-publish ito ni %{who} noong %{when}.',

  'What waits over the live one': 'Ang naghihintay para sa naka-publish',
  'Draft of %{who}, since %{when}. Visitors don’t see it yet.':
    'Draft ni %{who}, mula noong %{when}. Hindi pa ito nakikita ng mga bisita.',
  'Draft of %{who}, since %{when}': 'Draft ni %{who}, mula noong %{when}',
  'It goes live together with others: %{title}': 'Mapa-publish ito kasabay ng iba: %{title}',
  'See what differs': 'Tingnan ang pagkakaiba',
  'Open the change': 'Buksan ang pagbabago',
  'The draft of “%{title}” will be gone. What visitors see stays as it is.':
    'Mawawala ang draft ng “%{title}”. Mananatili ang nakikita ng mga bisita.',
  'All drafts of “%{title}” will be gone. What visitors see stays as it is.':
    'Mawawala ang lahat ng draft ng “%{title}”. Mananatili ang nakikita ng mga bisita.',
  'What the draft changes: %{title}': 'Ang binabago ng draft: %{title}',
  'Live now': 'Naka-publish ngayon',
  'In the draft': 'Sa draft',
  'Nothing differs from what is live.': 'Walang pagkakaiba sa naka-publish.',
  'With a draft': 'May draft',
  'Draft: asked for': 'Draft: hinihinging ma-publish',

  'Goes live': 'Mapa-publish',
  'On its own': 'Nang mag-isa',
  'Together with: %{title}': 'Kasabay ng: %{title}',
  'The live one has been changed meanwhile where the draft changes it, too.':
    'Nabago samantala ang naka-publish sa mismong binabago rin ng draft.',
  'Changed in the live one meanwhile, too: %{fields}': 'Nabago rin samantala sa naka-publish: %{fields}',
  'Compare and choose': 'Paghambingin at pumili',
  'Put both together': 'Pagsamahin ang dalawa',
  'Its form asks which of both stays.': 'Itatanong ng form nito kung alin sa dalawa ang mananatili.',

  'There is nothing in it any more.': 'Wala na itong laman.',
  'Changed since you looked': 'Nabago mula nang tiningnan mo',
  'What changes, and why': 'Ano ang nababago, at bakit',
  'Move drafts here': 'Ilipat dito ang mga draft',
  'Move here': 'Ilipat dito',
  '%{title}, draft of %{who}': '%{title}, draft ni %{who}',
  'No other draft waits that you may move.': 'Walang ibang naghihintay na draft na maaari mong ilipat.',
  'Please choose at least one.': 'Pumili ng kahit isa.',
}
