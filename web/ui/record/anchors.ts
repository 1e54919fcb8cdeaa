/** The sections of a record's page, by which its own list of contents leads to them. */
import { createContext, use, useEffect } from 'react'

export interface Anchor {
  id: string
  title: string
}

/** Adds a section to the list of contents; returns how to remove it. */
type Register = (anchor: Anchor) => () => void

export const AnchorsContext = createContext<Register | null>(null)

/** The title as the part of an address: `project-overview`. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Lists a section in the contents of the page around it; the id that its element must have, or none outside of one. */
export function useAnchor(title: string): string | undefined {
  const register = use(AnchorsContext)
  const id = slugOf(title)
  useEffect(() => register?.({ id, title }), [register, id, title])
  // The section of a link is not there yet when the browser looks for it.
  useEffect(() => {
    if (register && decodeURIComponent(location.hash) === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [register, id])
  return register ? id : undefined
}
