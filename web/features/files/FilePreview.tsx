/** A picture or a PDF, shown over the page. */
import { Button, Center, Image } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import * as texts from '#texts/files/filePreview.js'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { lazily } from '#web/ui/overlay/lazily.ts'

export interface PreviewedFile {
  name: string
  mediaType: string
  size: number
  contentUrl: string | null | undefined
}

const PdfViewer = lazily(() => import('./pdf/PdfViewer.tsx'))

export const FilePreview = ({ file, onClose }: { file: PreviewedFile | null; onClose: () => void }) => (
  <Modal
    open={file !== null}
    onClose={onClose}
    title={file?.name ?? ''}
    width="6xl"
    tall
    footer={
      <Button asChild variant="outline">
        <a href={file?.contentUrl ?? ''} download>
          <Download size={16} aria-hidden />
          {texts.download()}
        </a>
      </Button>
    }
  >
    {file?.mediaType === 'application/pdf' && (
      <Suspense fallback={<PartSpinner />}>
        <PdfViewer key={file.contentUrl} file={file} />
      </Suspense>
    )}
    {file && file.mediaType !== 'application/pdf' && (
      <Center flex="1" minW="0" bg="bg.muted">
        <Image alt={file.name} src={`${file.contentUrl}&inline`} maxW="100%" maxH="100%" objectFit="contain" />
      </Center>
    )}
  </Modal>
)
