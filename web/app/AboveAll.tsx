/**
 * What stays in sight above all else. Its height is the variable `--above`, below which the top bar, the side menu and the parts of
 * a record stay.
 */
import { Box } from '@chakra-ui/react'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const id = 'above-all'

export function AboveAll({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = box.current!
    const { style } = document.documentElement
    // Lines that wrap change it, too.
    const observer = new ResizeObserver(() => style.setProperty('--above', `${place.offsetHeight}px`))
    observer.observe(place)
    return () => {
      observer.disconnect()
      style.removeProperty('--above')
    }
  }, [])
  return (
    <Box ref={box} id={id} position="sticky" top="0" zIndex="banner">
      {children}
    </Box>
  )
}

// React asks again once all is in the document: the page may be rendered before the place is.
const stays = () => () => {}
const placed = () => document.getElementById(id)
const nowhere = () => null

/** Shows something there from deeper in the page. */
export function Above({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(stays, placed, nowhere)
  return place && createPortal(children, place)
}
