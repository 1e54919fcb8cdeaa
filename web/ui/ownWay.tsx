/**
 * Words in the other language go their own way within the line of the page: “Who pays?” keeps its mark at its end also in Arabic.
 * They stay at the side where the page begins, as names and titles should; paragraphs are WrittenText.
 */
import type { ReactNode } from 'react'
import { isFromRight } from '#language'

const arabic = /\p{Script=Arabic}/u
const latin = /\p{Script=Latin}/u

/** Only text that is wholly in the other script: one in both begins with either, and is read as the page is. */
function isOtherWay(text: string): boolean {
  const isArabic = arabic.test(text)
  return isArabic !== latin.test(text) && isArabic !== isFromRight()
}

export function ownWay(shown: ReactNode): ReactNode {
  return typeof shown === 'string' && isOtherWay(shown) ? <bdi>{shown}</bdi> : shown
}

/**
 * What holds a text in one line, cut off where the text ends: in a box of the page's direction an English title in Arabic would
 * lose its beginning. It is aligned with the page.
 */
export const oneLine = (text: string) =>
  ({
    truncate: true,
    ...(isOtherWay(text)
      ? isFromRight()
        ? { dir: 'ltr', textAlign: 'right' }
        : { dir: 'rtl', textAlign: 'left' }
      : {}),
  }) as const
