// Program that requests the most expensive lists in a loop, with variations to bypass the cache.
const [origin, address] = process.argv.slice(2)

const calls: readonly ((n: number) => string)[] = [
  (n) => `/api/updates?${n}`,
  (n) => `/api/updates?sort=["subtitle","DESC"]&range=[${19_000 + n},${19_099 + n}]`,
  (n) =>
    `/api/updates?filter={"created_at_gte":"2010-01-01T00:00:${String(n % 60).padStart(2, '0')}Z"}&sort=["title","ASC"]&range=[19000,${19_099 - (n % 90)}]`,
  (n) => `/api/updates?filter={"q":"zzz${n}"}`,
  (n) => `/api/updates?filter={"q":"e","title_q":"e","subtitle_q":"e"}&sort=["title","ASC"]&${n}`,
  (n) => `/api/updates/paginated?page=${1000 + n}`,
  (n) => `/api/search?q=fiesta+e&page=${100 + n}`,
  (n) => `/search?q=enrolment+fiesta+parents+faculty+campus+${n}`,
  (n) => `/updates/calendar?month=20${10 + (n % 10)}-0${1 + (n % 9)}`,
]

for (let n = 0; ; n++) {
  const answer = await fetch(origin + calls[n % calls.length]!(n), {
    headers: { 'x-forwarded-for': address! },
  }).catch(() => undefined)
  if (!answer) break
  await answer.arrayBuffer()
}
