/** The views of a list: filters and an order under a name, one's own and those that the team shares. */
import { Box, Button } from '@chakra-ui/react'
import { Bookmark } from 'lucide-react'
import * as texts from '#texts/views/menu.js'
import { lazily } from '#web/ui/overlay/lazily.ts'
import { Popup } from '#web/ui/Popup.tsx'

const ViewsPanel = lazily(() => import('./ViewsPanel.tsx'))

/** A list whose views are kept. */
export interface ViewedList {
  /** Its name in the schema, such as supportRequests. */
  list: string
  /** What an address of it asks for. */
  variables: (at: { search: URLSearchParams }) => { filter?: object | null | undefined }
}

export const SavedViews = (viewed: ViewedList) => (
  <Popup
    label={texts.title()}
    placement="bottom-end"
    width={{ base: 'calc(100vw - 32px)', sm: '340px' }}
    trigger={
      <Button variant="outline" aria-label={texts.views()} paddingX={{ base: '3', xl: '4' }}>
        <Bookmark size={16} aria-hidden />
        <Box as="span" hideBelow="xl">
          {texts.views()}
        </Box>
      </Button>
    }
  >
    {(close) => <ViewsPanel {...viewed} onDone={close} />}
  </Popup>
)
