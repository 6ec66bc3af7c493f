import type { Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate, useStoreContext } from 'react-admin'
import { capabilities } from '@kampana/engine-admin/back-end/capabilities'
import { availableResource } from '@kampana/engine-admin/back-end/available-resource'
import { PageHeader } from '@kampana/engine-admin/page/page-header.tsx'
import { useEntries } from '@kampana/engine-admin/screens/use-allowed-resources'
import { holds } from '@kampana/engine-admin/back-end/holds'
import { chapters, chaptersElsewhere, type Chapter } from './chapters.ts'
import { chosenLanguage } from '@kampana/engine-admin/language/chosen-language'
import { jobs, type Job } from './jobs.ts'

/**
 * Staff guide: this person's jobs in five steps each, then the fields of the resources that they may see. It can be printed.
 */
export const GuidePage = () => {
  const t = useTranslate()
  const resources = useEntries().map(({ name }) => availableResource(findResource(name)))
  return (
    <Box sx={page}>
      <PageHeader title={t('Staff guide')}>
        <Button variant="outlined" onClick={() => window.print()} sx={offPaper}>
          {t('Print')}
        </Button>
      </PageHeader>
      {(capabilities().records ? chapters : chaptersElsewhere).map((chapter) => (
        <GeneralChapter key={chapter.title} chapter={chapter} />
      ))}
      {jobs
        .filter(({ permissions }) => holds(...permissions))
        .map((job) => (
          <JobChapter key={job.name} job={job} />
        ))}
      {resources.map((resource) => (
        <ResourceChapter key={resource.name} resource={resource} />
      ))}
    </Box>
  )
}

const GeneralChapter = ({ chapter: { title, sentences } }: { chapter: Chapter }) => {
  const t = useTranslate()
  return (
    <section>
      <Heading>{t(title)}</Heading>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{t(sentence)}</li>
        ))}
      </ul>
    </section>
  )
}

const JobChapter = ({ job: { name, title, steps } }: { job: Job }) => {
  const t = useTranslate()
  return (
    <section>
      <Heading>{t(title)}</Heading>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <JobPicture name={name} alt={t('This is how it looks: %{job}', { job: t(title) })} />
    </section>
  )
}

/** Purpose of a resource, and the help of its fields and of its actions' inputs. */
const ResourceChapter = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const { label, purpose, fields, customActions } = resource
  const asked = Object.values(customActions).map((action) => action.fields)
  const helped = [fields, ...asked]
    .flatMap(Object.entries<Field>)
    .flatMap(withColumns)
    .filter(([, { help, readOnly }]) => help !== undefined && !readOnly)
  if (purpose === undefined && helped.length === 0) return null
  return (
    <section>
      <Heading>{t(label)}</Heading>
      {purpose !== undefined && <p>{t(purpose)}</p>}
      {helped.length > 0 && (
        <dl>
          {helped.map(([name, field]) => (
            <Box key={name} sx={entry}>
              <dt>{t(field.label)}</dt>
              <dd>{t(field.help ?? '')}</dd>
            </Box>
          ))}
        </dl>
      )}
    </section>
  )
}

/** A field, followed by the columns of its rows. */
const withColumns = ([name, field]: [string, Field]): [string, Field][] => [
  [name, field],
  ...(field.kind === 'rows'
    ? Object.entries(field.columns).map(([key, column]): [string, Field] => [`${name}.${key}`, column])
    : []),
]

const Heading = ({ children }: { children: string }) => (
  <Typography component="h2" sx={{ mt: 4, mb: 1, fontSize: '1.25rem', fontWeight: 600 }}>
    {children}
  </Typography>
)

const page = {
  maxWidth: '44rem',
  lineHeight: 1.6,
  '& section': { breakInside: 'avoid' },
  '& h2': { breakAfter: 'avoid' },
  '& p': { my: 1 },
  '& ul, & ol': { my: 0, pl: 3 },
  '& li': { mb: 1 },
  '& dl': { my: 1 },
  '& dd': { m: 0 },
  '& dt': { fontWeight: 600 },
}
const entry = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '11rem 1fr' },
  columnGap: 2,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
}
const offPaper = { '@media print': { display: 'none' } }

/** Screenshots from `scripts/guide-pictures.ts`, by names such as `en/class-notice`. */
const pictures = import.meta.glob<string>('./pictures/*/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** Screenshot of a job in the dashboard's language. */
const JobPicture = ({ name, alt }: { name: string; alt: string }) => {
  const language = chosenLanguage(useStoreContext())
  const address = pictures[`./pictures/${language}/${name}.webp`]
  return (
    address !== undefined && (
      <Box component="img" src={address} alt={alt} width={960} height={600} loading="lazy" sx={picture} />
    )
  )
}

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  mt: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
}
