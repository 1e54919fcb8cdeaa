/** The buttons of a form in steps, which stay in sight: back, on or done, keep as a draft, give up. */
import * as texts from '#texts/ui/stepActions.js'
import { Button } from '@chakra-ui/react'
import { FormActions } from './FormActions.tsx'
import { useSteps } from './FormSteps.tsx'
import { SubmitButton } from './SubmitButton.tsx'

interface Props {
  /** The words for the last step's button. */
  done: string
  onCancel: () => void
  /** Without it nothing is kept as a draft. */
  onDraft?: (() => Promise<unknown>) | undefined
}

export function StepActions({ done, onCancel, onDraft }: Props) {
  const { at, isLast, go } = useSteps()!
  return (
    <FormActions bg="bg.canvas">
      {at > 0 && (
        <Button variant="outline" onClick={() => go(at - 1)}>
          {texts.back()}
        </Button>
      )}
      <SubmitButton>{isLast ? done : texts.next()}</SubmitButton>
      {onDraft && (
        <Button variant="outline" onClick={() => void onDraft()}>
          {texts.saveAsDraft()}
        </Button>
      )}
      <Button variant="ghost" onClick={onCancel}>
        {texts.cancel()}
      </Button>
    </FormActions>
  )
}
