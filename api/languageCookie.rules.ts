/** The cookie in which a browser keeps the language that was chosen in it; its value is one of `languages` (texts/language.ts). */
export const languageCookie = 'ascent_language'
