/** A PDF in our own page: its pages with text that can be selected, thumbnails, zoom, search and keys. */
import { Box, chakra, Flex, useBreakpointValue } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/files/pdfViewer.js'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import type { PreviewedFile } from '../FilePreview.tsx'
import { PdfSearch } from './PdfSearch.tsx'
import { PdfThumbnails } from './PdfThumbnails.tsx'
import { PdfToolbar } from './PdfToolbar.tsx'
import { useKeys } from './useKeys.ts'
import { usePdf } from './usePdf.ts'

export default function PdfViewer({ file: { name, contentUrl, size } }: { file: PreviewedFile }) {
  const { container, document: pdf, controls, failure, view, retry } = usePdf(contentUrl ?? '', size)
  const wide = useBreakpointValue({ base: false, md: true }, { ssr: false }) ?? true
  const [thumbnails, setThumbnails] = useState(wide)
  const [searching, setSearching] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const pages = pdf?.numPages ?? 0
  const openSearch = () => {
    setSearching(true)
    field.current?.select()
    field.current?.focus()
  }
  const closeSearch = () => {
    setSearching(false)
    container.current?.focus()
  }
  const choose = (page: number) => {
    controls?.goTo(page)
    if (!wide) setThumbnails(false)
  }
  useKeys({ within: container, controls, page: view.page, pages, onSearch: openSearch })
  useEffect(() => {
    if (controls) container.current?.focus({ preventScroll: true })
  }, [controls, container])

  return (
    <Flex direction="column" flex="1" minW="0" borderTopWidth="1px">
      {controls && (
        <PdfToolbar
          view={view}
          pages={pages}
          controls={controls}
          thumbnails={thumbnails}
          onThumbnails={() => setThumbnails(!thumbnails)}
          searching={searching}
          onSearch={searching ? closeSearch : openSearch}
        />
      )}
      {controls && searching && <PdfSearch field={field} controls={controls} hits={view.hits} onClose={closeSearch} />}
      <Flex flex="1" minH="0" borderTopWidth="1px">
        {pdf && thumbnails && <PdfThumbnails document={pdf} page={view.page} onChoose={choose} />}
        <Box position="relative" flex="1" minW="0" bg="bg.muted">
          <chakra.div
            ref={container}
            role="region"
            aria-label={texts.pagesOf({ name })}
            tabIndex={0}
            position="absolute"
            inset="0"
            overflow="auto"
            outlineOffset="-2px"
          >
            <div className="pdfViewer" />
          </chakra.div>
          {!controls && (
            <Box position="absolute" inset="0" overflow="auto" bg="bg.muted" padding="4">
              {failure ? (
                <ErrorState {...failure} {...(failure.retry ? { action: texts.tryAgain(), onAction: retry } : {})} />
              ) : (
                <PartSpinner label={texts.loadingThePdf()} />
              )}
            </Box>
          )}
        </Box>
      </Flex>
    </Flex>
  )
}
