import type { Choices } from '@kampana/shared/notices/subscription'
import { noticeLanguages, type NoticeLanguage } from '@kampana/shared/notices/notice-phrases'
import { levelNames } from '../content/college.ts'
import { college } from '../content/store/current.ts'
import { AlertWording } from './alert-wording.tsx'

interface ChoiceFieldsProps {
  choices: Choices
  /** Language of the page, if it is known. */
  language?: NoticeLanguage
}

/** Inputs for language, levels, campuses and announcements. */
export const ChoiceFields = ({ choices, language }: ChoiceFieldsProps) => (
  <>
    <fieldset className="alert-languages">
      <legend>
        <AlertWording language={language}>{(texts) => texts.language}</AlertWording>
      </legend>
      {Object.entries(noticeLanguages).map(([code, name]) => (
        <label key={code}>
          <input type="radio" name="language" value={code} defaultChecked={choices.language === code} />{' '}
          <span lang={code}>{name}</span>
        </label>
      ))}
    </fieldset>
    <Names name="levels" of={levelNames(college)} chosen={choices.levels} language={language} />
    {college.campuses.length > 1 && (
      <Names
        name="campuses"
        of={college.campuses.map((campus) => campus.name)}
        chosen={choices.campuses}
        language={language}
      />
    )}
    <label className="alert-updates">
      <input type="checkbox" name="updates" defaultChecked={choices.updates} />{' '}
      <AlertWording language={language}>{(texts) => texts.updates}</AlertWording>
    </label>
  </>
)

interface NamesProps {
  name: 'levels' | 'campuses'
  of: readonly string[]
  chosen: readonly string[] | null
  language: NoticeLanguage | undefined
}

const Names = ({ name, of, chosen, language }: NamesProps) => (
  <fieldset aria-describedby={`alert-${name}`}>
    <legend>
      <AlertWording language={language}>{(texts) => texts[name]}</AlertWording>
    </legend>
    <p id={`alert-${name}`}>
      <AlertWording language={language}>{({ noneIsAll }) => noneIsAll}</AlertWording>
    </p>
    {of.map((each) => (
      <label key={each}>
        <input type="checkbox" name={name} value={each} defaultChecked={chosen?.includes(each)} /> {each}
      </label>
    ))}
  </fieldset>
)
