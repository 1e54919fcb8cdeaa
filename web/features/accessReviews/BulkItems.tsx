/** What is decided about several items of a review at once: all are kept, or all are removed. */
import { Button } from '@chakra-ui/react'
import { CircleCheck, CircleSlash } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/accessReviews/actions.js'
import { RemoveAccess, useDecide } from './DecideItems.tsx'

export function BulkItems({ selected, onDone }: { selected: string[]; onDone: () => void }) {
  const [decide, deciding] = useDecide()
  const [removing, setRemoving] = useState(false)
  const keep = async () => {
    if ((await decide({ input: { ids: selected, decision: 'KEEP' } })).ok) onDone()
  }
  return (
    <>
      <Button size="sm" variant="outline" loading={deciding} onClick={() => void keep()}>
        <CircleCheck size={16} aria-hidden />
        {texts.keep()}
      </Button>
      <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setRemoving(true)}>
        <CircleSlash size={16} aria-hidden />
        {texts.remove()}
      </Button>
      {removing && <RemoveAccess ids={selected} onClose={() => setRemoving(false)} onDone={onDone} />}
    </>
  )
}
