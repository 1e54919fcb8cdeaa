/** The pages of a PDF in small, each drawn when it comes into sight. The arrow keys go from one to the next. */
import * as texts from '#texts/files/pdfThumbnails.js'
import { chakra, Stack } from '@chakra-ui/react'
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { useEffect, useRef, type KeyboardEvent } from 'react'

interface Props {
  document: PDFDocumentProxy
  page: number
  onChoose: (page: number) => void
}

const width = 96
const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

export function PdfThumbnails({ document, page, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const buttons = () => list.current?.querySelectorAll('button')
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up of an effect.
    buttons()?.[page - 1]?.scrollIntoView({ block: 'nearest' })
  }, [page])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = page + (steps[event.key] ?? 0)
    if (next === page || next < 1 || next > document.numPages) return
    event.preventDefault()
    onChoose(next)
    buttons()?.[next - 1]?.focus()
  }
  return (
    <Stack
      as="nav"
      ref={list}
      aria-label={texts.pages()}
      gap="2"
      padding="2"
      overflowY="auto"
      flexShrink="0"
      borderInlineEndWidth="1px"
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: document.numPages }, (_, at) => (
        <Thumbnail
          key={at}
          document={document}
          number={at + 1}
          current={page === at + 1}
          onChoose={() => onChoose(at + 1)}
        />
      ))}
    </Stack>
  )
}

interface ThumbnailProps {
  document: PDFDocumentProxy
  number: number
  current: boolean
  onChoose: () => void
}

function Thumbnail({ document, number, current, onChoose }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => drawOnceSeen(canvas.current!, document, number), [document, number])
  return (
    <chakra.button
      type="button"
      aria-label={texts.page({ number })}
      aria-current={current ? 'page' : undefined}
      tabIndex={current ? 0 : -1}
      onClick={onChoose}
      padding="1"
      borderRadius="md"
      fontSize="xs"
      color="fg.muted"
      outlineOffset="-2px"
      _hover={{ bg: 'bg.muted' }}
      _currentPage={{ bg: 'brand.muted', color: 'fg' }}
    >
      <chakra.canvas
        ref={canvas}
        width={width}
        height={Math.round(width * Math.SQRT2)}
        display="block"
        bg="white"
        borderWidth="1px"
        style={{ width }}
      />
      {number}
    </chakra.button>
  )
}

/** Returns what ends it. A page that cannot be drawn stays white. */
function drawOnceSeen(canvas: HTMLCanvasElement, document: PDFDocumentProxy, number: number) {
  let task: RenderTask | undefined
  let ended = false
  const draw = async () => {
    const page = await document.getPage(number)
    if (ended) return
    const [, , across = width] = page.view
    const viewport = page.getViewport({ scale: (width * devicePixelRatio) / (across - (page.view[0] ?? 0)) })
    canvas.width = viewport.width
    canvas.height = viewport.height
    task = page.render({ canvas, viewport })
    await task.promise
  }
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    seen.disconnect()
    draw().catch(() => {})
  })
  seen.observe(canvas)
  return () => {
    ended = true
    seen.disconnect()
    task?.cancel()
  }
}
