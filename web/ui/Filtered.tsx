/** Rows that are all here, narrowed to those with the typed words; how many are left is said. */
import { Input, Text } from '@chakra-ui/react'
import { useDeferredValue, useState, type ReactNode } from 'react'

interface Props<Row> {
  label: string
  rows: readonly Row[]
  /** In which words of a row is looked. */
  wordsOf: (row: Row) => string
  shown: (values: { count: number }) => string
  none: (values: { text: string }) => string
  /** Draws those that are left. */
  children: (rows: Row[]) => ReactNode
}

/** As it is compared: capitals, accents and Arabic vowel marks make no difference. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()

export function Filtered<Row>({ label, rows, wordsOf, shown, none, children }: Props<Row>) {
  const [text, setText] = useState('')
  const sought = useDeferredValue(plain(text.trim()))
  const found = rows.filter((row) => plain(wordsOf(row)).includes(sought))
  return (
    <>
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        maxW="sm"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Text role="status" color="fg.muted">
        {found.length ? shown({ count: found.length }) : none({ text: text.trim() })}
      </Text>
      {found.length > 0 && children(found)}
    </>
  )
}
