/** The languages of help articles in words. */
import * as texts from '#texts/help/editing.js'

export const languageInWords = (language: string): string => (language === 'ARABIC' ? texts.arabic() : texts.english())
