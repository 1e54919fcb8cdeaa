/** Proposes times for a meeting, or asks for a booking. */
import { Button, type ButtonProps } from '@chakra-ui/react'
import { CalendarPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import * as texts from '#texts/meetings/proposeMeeting.js'
import { lazily, useOnceOpen } from '#web/ui/overlay/lazily.ts'
import type { Proposed } from './ProposeDialog.tsx'

const ProposeDialog = lazily(() => import('./ProposeDialog.tsx'))

export function ProposeMeeting({ about, people, ...looks }: Proposed & Pick<ButtonProps, 'size' | 'variant'>) {
  const [open, setOpen] = useState(false)
  const needed = useOnceOpen(open)
  return (
    <>
      <Button onClick={() => setOpen(true)} {...looks}>
        <CalendarPlus size={16} aria-hidden />
        {texts.proposeAMeeting()}
      </Button>
      {needed && (
        <Suspense>
          <ProposeDialog
            open={open}
            onClose={() => setOpen(false)}
            {...(about ? { about } : {})}
            {...(people ? { people } : {})}
          />
        </Suspense>
      )}
    </>
  )
}
