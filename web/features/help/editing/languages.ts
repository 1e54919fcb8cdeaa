/** The languages of help articles in words, and how they are written. */
import * as texts from '#texts/help/editing.js'

export const languageInWords = (language: string): string => (language === 'ARABIC' ? texts.arabic() : texts.english())

/** The attributes of an element whose text is in the language. */
export const writtenIn = (language: string): { lang: string; dir: 'rtl' | 'ltr' } =>
  language === 'ARABIC' ? { lang: 'ar', dir: 'rtl' } : { lang: 'en', dir: 'ltr' }
