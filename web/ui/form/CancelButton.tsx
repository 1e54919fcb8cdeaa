/** The button that leaves a form; it asks first when something is not saved. */
import * as texts from '#texts/ui/cancelButton.js'
import { Button } from '@chakra-ui/react'
import { useGuard } from './FormGuard.tsx'

export function CancelButton({ onCancel }: { onCancel: () => void }) {
  const { leave } = useGuard()
  return (
    <Button variant="outline" onClick={() => leave(onCancel)}>
      {texts.cancel()}
    </Button>
  )
}
