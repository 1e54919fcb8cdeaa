/** The buttons of a form in steps, which stay in sight and in their place: back and on; give up, keep as a draft, send. */
import * as texts from '#texts/ui/stepActions.js'
import { Button, HStack, Text } from '@chakra-ui/react'
import { FormActions } from './FormActions.tsx'
import { useSteps } from './FormSteps.tsx'
import { SubmitButton } from './SubmitButton.tsx'

interface Props {
  /** The words of the button that sends it. */
  done: string
  onCancel: () => void
  /** Without it nothing is kept as a draft. */
  onDraft?: (() => Promise<unknown>) | undefined
}

export function StepActions({ done, onCancel, onDraft }: Props) {
  const { at, isLast, isKept, go } = useSteps()!
  return (
    <FormActions bg="bg.canvas">
      {at > 0 && (
        <Button variant="outline" onClick={() => go(at - 1)}>
          {texts.back()}
        </Button>
      )}
      {/* The first button that submits is the one that Enter presses. */}
      {!isLast && <Button type="submit">{texts.next()}</Button>}
      {onDraft && (
        <Text role="status" fontSize="sm" color="fg.muted">
          {isKept && texts.kept()}
        </Text>
      )}
      <HStack marginStart="auto" gap="2" flexWrap="wrap" justifyContent="end">
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel()}
        </Button>
        {onDraft && (
          <Button variant="outline" onClick={() => void onDraft()}>
            {texts.saveDraft()}
          </Button>
        )}
        <SubmitButton data-sends="" variant={isLast ? 'solid' : 'outline'}>
          {done}
        </SubmitButton>
      </HStack>
    </FormActions>
  )
}
