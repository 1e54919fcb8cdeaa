/** Which digits a person wants in Arabic in this browser. The app comes again with other ones: they stand everywhere. */
import { writeDigitsAs } from '#language'
import { choiceInBrowser } from './choiceInBrowser.ts'

/** What each kind looks like. */
export const digitsWords = { latn: '0123456789', arab: '٠١٢٣٤٥٦٧٨٩' } as const

const digits = choiceInBrowser('ascent.digits', ['latn', 'arab'], () => location.reload())

/** Before any number is written. */
writeDigitsAs(digits.chosen())

export const useDigits = digits.use
