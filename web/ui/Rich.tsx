/** A message with parts that are more than text: `<project></project> was archived` with the project as a link. */
import { Fragment, type ReactNode } from 'react'

interface Props {
  text: string
  /** What stands for each tag; a function gets the words inside it. */
  parts: Readonly<Record<string, ReactNode | ((words: string) => ReactNode)>>
}

const tag = /<(\w+)>(.*?)<\/\1>/g

export function Rich({ text, parts }: Props) {
  const shown: ReactNode[] = []
  let end = 0
  for (const { 0: whole, 1: name, 2: words, index } of text.matchAll(tag)) {
    const part = parts[name!]
    shown.push(text.slice(end, index), typeof part === 'function' ? part(words!) : part)
    end = index + whole.length
  }
  shown.push(text.slice(end))
  return shown.map((part, nth) => <Fragment key={nth}>{part}</Fragment>)
}
