/** pdf.js's viewer in an element of ours: what it shows, and what people can do with it. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type * as Library from './pdfjs.ts'

export interface View {
  page: number
  /** 1 is the size on paper. */
  scale: number
  /** Whether pages take the width that there is. */
  fitted: boolean
  /** Undefined while nothing is searched; `current` is 0 until a hit is chosen. */
  hits: { current: number; total: number; pending: boolean } | undefined
}

export interface Controls {
  goTo: (page: number) => void
  zoomIn: () => void
  zoomOut: () => void
  fitWidth: () => void
  /** Searches for new words, or with a direction for the next hit of the same. */
  find: (query: string, direction?: 'next' | 'previous') => void
  endFind: () => void
  dispose: () => void
}

const fit = 'page-width'

/** Shows a document in `container`, an absolutely positioned element with one child for the pages. */
export function mountViewer(
  {
    viewer: { EventBus, FindState, LinkTarget, PDFFindController, PDFLinkService, PDFViewer },
    ...library
  }: typeof Library,
  container: HTMLDivElement,
  document: PDFDocumentProxy,
  onChange: (part: Partial<View>) => void,
): Controls {
  const eventBus = new EventBus()
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
  })
  const findController = new PDFFindController({ eventBus, linkService })
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    findController,
    // Links work; forms are shown with their values, and nothing of a document runs.
    annotationMode: library.AnnotationMode.ENABLE,
    imageResourcesPath: library.noteIcons,
  })
  linkService.setViewer(viewer)

  const showHits = ({ matchesCount, state }: { matchesCount: { current: number; total: number }; state?: number }) =>
    onChange({ hits: { ...matchesCount, pending: state === FindState.PENDING } })
  // One that is hidden, or on its way out, has no width to fit, and pdf.js complains that it cannot scroll.
  const fitIn = () => {
    if (container.offsetParent) viewer.currentScaleValue = fit
  }
  eventBus.on('pagesinit', fitIn)
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onChange({ page: pageNumber }))
  eventBus.on('scalechanging', ({ scale, presetValue }: { scale: number; presetValue?: string }) =>
    onChange({ scale, fitted: presetValue === fit }),
  )
  eventBus.on('updatefindmatchescount', showHits)
  eventBus.on('updatefindcontrolstate', showHits)

  viewer.setDocument(document)
  linkService.setDocument(document)
  const resized = new ResizeObserver(() => {
    if (!viewer.currentScaleValue || viewer.currentScaleValue === fit) fitIn()
  })
  resized.observe(container)

  return {
    goTo: (page) => (viewer.currentPageNumber = Math.min(Math.max(page, 1), document.numPages)),
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    fitWidth: () => (viewer.currentScaleValue = fit),
    find: (query, direction) =>
      eventBus.dispatch('find', {
        type: direction ? 'again' : '',
        query,
        highlightAll: true,
        findPrevious: direction === 'previous',
      }),
    endFind() {
      eventBus.dispatch('findbarclose', {})
      onChange({ hits: undefined })
    },
    dispose() {
      resized.disconnect()
      // Its type knows no end; without a document it stops drawing.
      viewer.setDocument(null!)
      linkService.setDocument(null)
    },
  }
}
