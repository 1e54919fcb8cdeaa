/** A document of a data room, page by page over the room. Each page is asked for when it is shown, and holds its reader's name. */
import { Box, HStack, Text, chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react'
import { Suspense } from 'react'
import * as pdf from '#texts/files/pdfToolbar.js'
import * as texts from '#texts/dataRooms/reader.js'
import { ToolButton } from '#web/features/files/pdf/ToolButton.tsx'
import { usePdf } from '#web/features/files/pdf/usePdf.ts'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { useRoomPage } from './useRoomPage.ts'

export interface ReadDocument {
  id: string
  number: number
  name: string
}

interface Props {
  document: ReadDocument
  /** Whether the reader may not see it any more: then it closes, with words. */
  closed: boolean
  onClose: () => void
}

export const RoomReader = ({ document, closed, onClose }: Props) => (
  <Modal open onClose={onClose} title={document.name} width="6xl" tall>
    {closed ? (
      <Box padding="6" flex="1" minW="0">
        <ErrorState title={texts.closed()} message={texts.ended()} />
      </Box>
    ) : (
      <Suspense fallback={<PartSpinner />}>
        <Pages document={document} />
      </Suspense>
    )}
  </Modal>
)

function Pages({ document: { number, name } }: { document: ReadDocument }) {
  const { page, pages, fetched, failure, goTo, retry } = useRoomPage(number)
  return (
    <Box display="flex" flexDirection="column" flex="1" minW="0" borderTopWidth="1px">
      <HStack role="toolbar" aria-label={texts.pages()} gap="1" paddingX={{ base: '2', md: '4' }} paddingY="1">
        <ToolButton label={pdf.previousPage()} icon={ChevronLeft} disabled={page <= 1} onClick={() => goTo(page - 1)} />
        <Text role="status" whiteSpace="nowrap">
          {pages ? texts.pageOf({ page, pages }) : texts.page({ page })}
        </Text>
        <ToolButton
          label={pdf.nextPage()}
          icon={ChevronRight}
          disabled={!pages || page >= pages}
          onClick={() => goTo(page + 1)}
        />
        <Text color="fg.muted" fontSize="xs" marginInlineStart="auto" hideBelow="sm">
          {texts.marked()}
        </Text>
      </HStack>
      {failure ? (
        <Box padding="6" borderTopWidth="1px">
          <ErrorState
            title={failure.ended ? texts.closed() : texts.failed()}
            message={failure.message}
            {...(failure.ended ? {} : { action: texts.tryAgain(), onAction: retry })}
          />
        </Box>
      ) : fetched ? (
        <Page key={page} bytes={fetched.bytes} label={texts.pageNamed({ page, name })} />
      ) : (
        <PartSpinner label={texts.loading()} />
      )}
    </Box>
  )
}

function Page({ bytes, label }: { bytes: Uint8Array; label: string }) {
  const { container, controls, failure } = usePdf(bytes, bytes.length)
  return (
    <>
      {controls && (
        <HStack gap="1" paddingX={{ base: '2', md: '4' }} paddingBottom="1" justifyContent="end">
          <ToolButton label={pdf.zoomOut()} icon={ZoomOut} onClick={controls.zoomOut} />
          <ToolButton label={pdf.zoomIn()} icon={ZoomIn} onClick={controls.zoomIn} />
          <ToolButton label={pdf.fitToWidth()} icon={MoveHorizontal} onClick={controls.fitWidth} />
        </HStack>
      )}
      <Box position="relative" flex="1" minH="0" bg="bg.muted" borderTopWidth="1px">
        <chakra.div
          ref={container}
          role="region"
          aria-label={label}
          tabIndex={0}
          position="absolute"
          inset="0"
          overflow="auto"
          outlineOffset="-2px"
        >
          <div className="pdfViewer" />
        </chakra.div>
        {failure && (
          <Box position="absolute" inset="0" padding="4" bg="bg.muted">
            <ErrorState title={failure.title} message={failure.message} />
          </Box>
        )}
      </Box>
    </>
  )
}
