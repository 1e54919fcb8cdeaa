/** Table or cards: a choice that the browser keeps. Narrow screens always have cards. */
import { useBreakpointValue } from '@chakra-ui/react'
import { useState } from 'react'

export type ListView = 'table' | 'grid'

const key = 'ascent.list'

const isView = (value: string | null): value is ListView => value === 'table' || value === 'grid'

/** `usual` is how a list looks to those who have not chosen yet. */
export function useListView(usual: ListView = 'table'): [ListView, (view: ListView) => void] {
  const wide = useBreakpointValue({ base: false, md: true }, { ssr: false }) ?? true
  const [view, set] = useState<ListView>(() => {
    const chosen = localStorage.getItem(key)
    return isView(chosen) ? chosen : usual
  })
  return [
    wide ? view : 'grid',
    (next) => {
      localStorage.setItem(key, next)
      set(next)
    },
  ]
}
