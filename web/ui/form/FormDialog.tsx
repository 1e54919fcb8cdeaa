/** A small form in a dialog: title, fields, one button. It closes when it is done and stays open when it is refused. */
import type { ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'
import { Modal } from '../Modal.tsx'
import { FormActions } from './FormActions.tsx'
import { Form } from './Form.tsx'
import type { InputOf } from './inputOf.ts'
import { SubmitButton } from './SubmitButton.tsx'

interface Props<V extends Record<string, unknown>> {
  open: boolean
  onClose: () => void
  title: string
  /** The API's call that it makes, as in the schema. */
  call: string
  rules: AnyObjectSchema
  initial: V
  action: (
    input: InputOf<V>,
    changed: string,
  ) => Promise<{ ok: boolean; fieldErrors?: Record<string, string> | undefined }>
  /** Called after it was done and closed. */
  onDone?: () => void
  /** The button's word. */
  submit: string
  danger?: boolean
  children: ReactNode
}

export const FormDialog = <V extends Record<string, unknown>>({
  open,
  onClose,
  title,
  call,
  rules,
  initial,
  action,
  onDone,
  submit,
  danger = false,
  children,
}: Props<V>) => (
  <Modal open={open} onClose={onClose} title={title}>
    <Form
      call={call}
      rules={rules}
      initial={initial}
      action={action}
      onDone={() => {
        onClose()
        onDone?.()
      }}
      actions={
        <FormActions justifyContent="end">
          <SubmitButton {...(danger ? { colorPalette: 'red' } : {})}>{submit}</SubmitButton>
        </FormActions>
      }
    >
      {children}
    </Form>
  </Modal>
)
