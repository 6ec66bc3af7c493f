import { createTranslation, type Translations } from '@kampana/engine-admin/language/translation'
import type { I18nProvider } from 'react-admin'
import parts from './fil.json'

/** Filipino texts by the English text; react-admin's own by their keys. */
export const texts: Translations = Object.assign({}, ...Object.values(parts)) as Translations

/** Filipino with English as the fallback. */
export const createFilipino = (english: I18nProvider): I18nProvider => createTranslation(english, texts)
