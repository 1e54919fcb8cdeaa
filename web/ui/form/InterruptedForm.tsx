/** Offers what was typed in the form around it before the session ended. */
import { Alert, Button, HStack } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import * as texts from '#texts/ui/interruptedForm.js'
import { useInterrupted } from './interrupted.ts'

export function InterruptedForm({ call }: { call: string }) {
  const { values, setValues } = useFormikContext<Record<string, unknown>>()
  const interrupted = useInterrupted(call)
  if (!interrupted) return null
  const restore = () => {
    void setValues({ ...values, ...interrupted.values })
    interrupted.forget()
  }
  return (
    <Alert.Root status="info" role="status">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>{texts.yourSessionEnded()}</Alert.Title>
        <HStack flexWrap="wrap">
          <Button size="sm" onClick={restore}>
            {texts.restore()}
          </Button>
          <Button size="sm" variant="outline" onClick={interrupted.forget}>
            {texts.discard()}
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  )
}
