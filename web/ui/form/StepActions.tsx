/** The buttons of a form in steps, which stay in sight: back, on or done, keep as a draft, give up. */
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
          Back
        </Button>
      )}
      <SubmitButton>{isLast ? done : 'Next'}</SubmitButton>
      {onDraft && (
        <Button variant="outline" onClick={() => void onDraft()}>
          Save as draft
        </Button>
      )}
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </FormActions>
  )
}
