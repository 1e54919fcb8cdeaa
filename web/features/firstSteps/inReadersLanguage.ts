/** Texts that the university writes in both languages, as the reader gets them. */
import { wantedName } from '#api/languages.rules.ts'

export const inReadersLanguage = (english: string, arabic: string): string =>
  wantedName() === 'ARABIC' ? arabic : english
