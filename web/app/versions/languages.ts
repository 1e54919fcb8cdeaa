/** The languages of words that administrators write, in words. */
import * as texts from '#texts/ui/versions.js'

export const languageInWords = (language: string): string => (language === 'ARABIC' ? texts.arabic() : texts.english())
