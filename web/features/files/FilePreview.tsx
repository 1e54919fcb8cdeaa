/** A picture or a PDF, shown over the page. The server sends it into a sandbox. */
import { Button, Center, Image } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { Modal } from '#web/ui/Modal.tsx'

export interface PreviewedFile {
  name: string
  mediaType: string
  contentUrl: string | null | undefined
}

export const FilePreview = ({ file, onClose }: { file: PreviewedFile | null; onClose: () => void }) => (
  <Modal
    open={file !== null}
    onClose={onClose}
    title={file?.name ?? ''}
    width="5xl"
    tall
    footer={
      <Button asChild variant="outline">
        <a href={file?.contentUrl ?? ''} download>
          <Download size={16} aria-hidden />
          Download
        </a>
      </Button>
    }
  >
    {file && (
      <Center flex="1" minW="0" bg="bg.muted">
        {file.mediaType === 'application/pdf' ? (
          <iframe
            title={file.name}
            src={`${file.contentUrl}&inline`}
            style={{ width: '100%', height: '100%', border: 0 }}
          />
        ) : (
          <Image alt={file.name} src={`${file.contentUrl}&inline`} maxW="100%" maxH="100%" objectFit="contain" />
        )}
      </Center>
    )}
  </Modal>
)
