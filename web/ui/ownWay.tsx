/**
 * Words in the other language go their own way within the line of the page: “Who pays?” keeps its mark at its end also in Arabic.
 * They stay at the side where the page begins, as names and titles should; paragraphs are WrittenText.
 */
import type { ReactNode } from 'react'
import { isFromRight } from '#language'

const arabic = /\p{Script=Arabic}/u
const latin = /\p{Script=Latin}/u

/** Only text that is wholly in the other script: one in both begins with either, and is read as the page is. */
export function ownWay(shown: ReactNode): ReactNode {
  if (typeof shown !== 'string') return shown
  const isArabic = arabic.test(shown)
  return isArabic !== latin.test(shown) && isArabic !== isFromRight() ? <bdi>{shown}</bdi> : shown
}
