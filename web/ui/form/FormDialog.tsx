/** A small form in a dialog: title, fields, one button. It closes when it is done and stays open when it is refused. */
import type { ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'
import { Modal, type ModalProps } from '../Modal.tsx'
import type { Edit } from './edit.ts'
import { FormActions } from './FormActions.tsx'
import { Form, type FormOutcome } from './Form.tsx'
import type { InputOf } from './inputOf.ts'
import { SubmitButton } from './SubmitButton.tsx'

interface Props<V extends Record<string, unknown>, O extends FormOutcome> {
  open: boolean
  onClose: () => void
  title: string
  /** The API's call that it makes, as in the schema. */
  call: string
  rules: AnyObjectSchema
  initial: V
  /** What is saved, where the form begins with something else. */
  saved?: V
  /** As of a form. */
  confirmed?: readonly string[]
  action: (input: InputOf<V>, changed: string, edit: Edit<V>) => Promise<O>
  /** Called with what it gave after it was done and closed. */
  onDone?: (done: Extract<O, { ok: true }>) => void
  /** The button's word. */
  submit: string
  danger?: boolean
  /** The widest that it may become; a form's width when nothing is said. */
  width?: ModalProps['width']
  children: ReactNode
}

export const FormDialog = <V extends Record<string, unknown>, O extends FormOutcome = FormOutcome>({
  open,
  onClose,
  title,
  call,
  rules,
  initial,
  saved,
  confirmed,
  action,
  onDone,
  submit,
  danger = false,
  width,
  children,
}: Props<V, O>) => (
  <Modal open={open} onClose={onClose} title={title} {...(width ? { width } : {})}>
    <Form
      call={call}
      rules={rules}
      initial={initial}
      {...(saved ? { saved } : {})}
      {...(confirmed ? { confirmed } : {})}
      action={action}
      onDone={(done) => {
        onClose()
        onDone?.(done)
      }}
      actions={
        <FormActions justifyContent="end">
          <SubmitButton {...(danger ? { colorPalette: 'danger' } : {})}>{submit}</SubmitButton>
        </FormActions>
      }
    >
      {children}
    </Form>
  </Modal>
)
