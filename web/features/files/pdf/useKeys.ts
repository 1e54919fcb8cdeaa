/** The keys of the PDF viewer, wherever the focus is in its dialog. */
import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Controls } from './mountViewer.ts'

interface Keys {
  within: RefObject<HTMLElement | null>
  controls: Controls | null
  page: number
  pages: number
  onSearch: () => void
}

/** What a key does without Ctrl, Alt or Cmd. */
const actions: Record<string, (controls: Controls, page: number, pages: number) => void> = {
  PageDown: ({ goTo }, page) => goTo(page + 1),
  ArrowRight: ({ goTo }, page) => goTo(page + 1),
  PageUp: ({ goTo }, page) => goTo(page - 1),
  ArrowLeft: ({ goTo }, page) => goTo(page - 1),
  Home: ({ goTo }) => goTo(1),
  End: ({ goTo }, _, pages) => goTo(pages),
  '+': ({ zoomIn }) => zoomIn(),
  '=': ({ zoomIn }) => zoomIn(),
  '-': ({ zoomOut }) => zoomOut(),
}

export function useKeys({ within, controls, page, pages, onSearch }: Keys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!controls || event.defaultPrevented || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'f') return
      onSearch()
    } else {
      const act = actions[event.key]
      if (!act || event.target instanceof HTMLInputElement) return
      act(controls, page, pages)
    }
    event.preventDefault()
  })
  useEffect(() => {
    const dialog = within.current?.closest<HTMLElement>('[role=dialog]')
    dialog?.addEventListener('keydown', onKey)
    return () => dialog?.removeEventListener('keydown', onKey)
  }, [within])
}
