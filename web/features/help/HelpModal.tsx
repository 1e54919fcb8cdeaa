/** The guide for one's role (docs/spec/shell.md#help): for everybody but administrators. */
import { Button, IconButton } from '@chakra-ui/react'
import { CircleHelp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import * as texts from '#texts/help/helpModal.js'
import * as tour from '#texts/tour/tour.js'
import { useViewer } from '#web/app/AppContext.tsx'
import { tourPath } from '#web/app/tour/tourPath.ts'
import { PageSpinner } from '#web/ui/feedback/Spinners.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { audienceOf } from './audienceOf.ts'
import { useArticle } from './useArticle.ts'

const RoleGuide = lazy(() => import('./RoleGuide.tsx'))

export function HelpModal() {
  const [open, setOpen] = useState(false)
  const article = useArticle()
  const viewer = useViewer()
  const { role } = viewer
  if (role === 'ADMIN') return null
  return (
    <>
      <IconButton variant="ghost" aria-label={texts.help()} title={texts.help()} onClick={() => setOpen(true)}>
        <CircleHelp size={20} />
      </IconButton>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={texts.help()}
        width="4xl"
        footer={
          <>
            <Button asChild variant="outline" onClick={() => setOpen(false)}>
              <Link to={tourPath(viewer)}>{tour.take()}</Link>
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                setOpen(false)
                article.open('')
              }}
            >
              {texts.browseTheDocumentation()}
            </Button>
          </>
        }
      >
        <Suspense fallback={<PageSpinner />}>
          <RoleGuide audience={audienceOf(role)} onFollow={() => setOpen(false)} />
        </Suspense>
      </Modal>
    </>
  )
}
