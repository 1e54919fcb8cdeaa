/** Above the pages of a PDF: thumbnails, page, zoom and search. */
import { HStack, Input, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, MoveHorizontal, PanelLeft, Search, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import type { Controls, View } from './mountViewer.ts'
import { ToolButton } from './ToolButton.tsx'

interface Props {
  view: View
  pages: number
  controls: Controls
  thumbnails: boolean
  onThumbnails: () => void
  searching: boolean
  onSearch: () => void
}

export function PdfToolbar({ view, pages, controls, thumbnails, onThumbnails, searching, onSearch }: Props) {
  const { page, scale, fitted } = view
  return (
    <HStack role="toolbar" aria-label="PDF" gap="1" paddingX={{ base: '2', md: '4' }} paddingY="1" flexWrap="wrap">
      <ToolButton label="Page thumbnails" icon={PanelLeft} pressed={thumbnails} onClick={onThumbnails} />
      <HStack gap="1">
        <ToolButton
          label="Previous page"
          icon={ChevronLeft}
          disabled={page <= 1}
          onClick={() => controls.goTo(page - 1)}
        />
        <PageInput page={page} onChoose={controls.goTo} />
        <Text color="fg.muted" whiteSpace="nowrap">
          of {pages}
        </Text>
        <ToolButton
          label="Next page"
          icon={ChevronRight}
          disabled={page >= pages}
          onClick={() => controls.goTo(page + 1)}
        />
      </HStack>
      <HStack gap="1" marginInlineStart="auto">
        <ToolButton label="Zoom out" icon={ZoomOut} onClick={controls.zoomOut} />
        <Text color="fg.muted" minW="10" textAlign="center" hideBelow="sm">
          {Math.round(scale * 100)}%
        </Text>
        <ToolButton label="Zoom in" icon={ZoomIn} onClick={controls.zoomIn} />
        <ToolButton label="Fit to width" icon={MoveHorizontal} pressed={fitted} onClick={controls.fitWidth} />
        <ToolButton label="Search in the document" icon={Search} pressed={searching} onClick={onSearch} />
      </HStack>
    </HStack>
  )
}

/** Shows the current page, or what is being typed until it is chosen. */
function PageInput({ page, onChoose }: { page: number; onChoose: (page: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const choose = () => {
    const chosen = Number(typed)
    if (Number.isInteger(chosen) && chosen > 0) onChoose(chosen)
    setTyped(null)
  }
  return (
    <Input
      size="sm"
      width="12"
      textAlign="center"
      inputMode="numeric"
      aria-label="Page"
      value={typed ?? page}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={choose}
      onKeyDown={({ key }) => key === 'Enter' && choose()}
    />
  )
}
