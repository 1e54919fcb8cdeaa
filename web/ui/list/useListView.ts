/** Table or cards: a choice that the browser keeps. Narrow screens always have cards. */
import { useBreakpointValue } from '@chakra-ui/react'
import { useState } from 'react'

export type ListView = 'table' | 'grid'

const key = 'ascent.list'

export function useListView(): [ListView, (view: ListView) => void] {
  const wide = useBreakpointValue({ base: false, md: true }, { ssr: false }) ?? true
  const [view, set] = useState<ListView>(() => (localStorage.getItem(key) === 'grid' ? 'grid' : 'table'))
  return [
    wide ? view : 'grid',
    (next) => {
      localStorage.setItem(key, next)
      set(next)
    },
  ]
}
