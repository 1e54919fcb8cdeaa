/** What the results of the IP check are called on screen. */
import * as texts from '#texts/ideas/ipCheck.js'

export const ipCheckWords: Readonly<Record<string, string>> = {
  NOTHING_TO_PROTECT: texts.nothingToProtect(),
  PROTECTED: texts.protected(),
  KEEP_CONFIDENTIAL: texts.keepConfidential(),
}
