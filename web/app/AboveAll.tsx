/**
 * What stays in sight above all else. Its height is the variable `--above`, below which the top bar, the side menu and the parts of
 * a record stay.
 */
import { Box } from '@chakra-ui/react'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const Place = createContext<HTMLElement | null>(null)

interface Props {
  /** What the whole app shows there. */
  always: ReactNode
  children: ReactNode
}

export function AboveAll({ always, children }: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!place) return
    const { style } = document.documentElement
    // Lines that wrap change it, too.
    const observer = new ResizeObserver(() => style.setProperty('--above', `${place.offsetHeight}px`))
    observer.observe(place)
    return () => {
      observer.disconnect()
      style.removeProperty('--above')
    }
  }, [place])
  return (
    <Place value={place}>
      <Box ref={setPlace} position="sticky" top="0" zIndex="banner">
        {always}
      </Box>
      {children}
    </Place>
  )
}

/** Shows something there from deeper in the page. */
export function Above({ children }: { children: ReactNode }) {
  const place = use(Place)
  return place && createPortal(children, place)
}
