/** Above the pages of a PDF: thumbnails, page, zoom and search. */
import * as texts from '#texts/files/pdfToolbar.js'
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
      <ToolButton label={texts.pageThumbnails()} icon={PanelLeft} pressed={thumbnails} onClick={onThumbnails} />
      <HStack gap="1">
        <ToolButton
          label={texts.previousPage()}
          icon={ChevronLeft}
          disabled={page <= 1}
          onClick={() => controls.goTo(page - 1)}
        />
        <PageInput page={page} onChoose={controls.goTo} />
        <Text color="fg.muted" whiteSpace="nowrap">
          {texts.of({ pages })}
        </Text>
        <ToolButton
          label={texts.nextPage()}
          icon={ChevronRight}
          disabled={page >= pages}
          onClick={() => controls.goTo(page + 1)}
        />
      </HStack>
      <HStack gap="1" marginInlineStart="auto">
        <ToolButton label={texts.zoomOut()} icon={ZoomOut} onClick={controls.zoomOut} />
        <Text color="fg.muted" minW="10" textAlign="center" hideBelow="sm">
          {Math.round(scale * 100)}%
        </Text>
        <ToolButton label={texts.zoomIn()} icon={ZoomIn} onClick={controls.zoomIn} />
        <ToolButton label={texts.fitToWidth()} icon={MoveHorizontal} pressed={fitted} onClick={controls.fitWidth} />
        <ToolButton label={texts.searchInTheDocument()} icon={Search} pressed={searching} onClick={onSearch} />
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
      aria-label={texts.page()}
      value={typed ?? page}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={choose}
      onKeyDown={({ key }) => key === 'Enter' && choose()}
    />
  )
}
