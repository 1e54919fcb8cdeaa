/** Whether a person wants Hijri dates beside the others in this browser. */
import { choiceInBrowser } from './choiceInBrowser.ts'

const hijri = choiceInBrowser('ascent.hijri', ['off', 'on'])

export const useHijri = hijri.use
