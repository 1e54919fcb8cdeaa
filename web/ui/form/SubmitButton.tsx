/** The button that performs a form's action; it waits while the action is under way. */
import { Button } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import type { ComponentProps } from 'react'

export function SubmitButton(props: ComponentProps<typeof Button>) {
  const { isSubmitting } = useFormikContext()
  return <Button type="submit" loading={isSubmitting} {...props} />
}
