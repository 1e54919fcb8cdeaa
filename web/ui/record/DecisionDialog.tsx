/**
 * The one dialog in which the university decides on a record: the decisions as choices, with what each means and why one
 * cannot be made, the words that it needs, and what else the record asks for.
 */
import { object, type AnyObjectSchema } from 'yup'
import { useFormikContext } from 'formik'
import { useState, type ReactNode } from 'react'
import * as texts from '#texts/ui/decisionDialog.js'
import { TextArea } from '../form/fields.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { RadioCards } from '../form/RadioCards.tsx'
import { chooseDecision, type Decision, type DecisionValues } from './decision.ts'

export interface DecisionDialogProps<V extends DecisionValues> {
  /** Of the record. */
  title: string
  /** Of the dialog, where the record has more than one decision. */
  heading?: string
  decisions: readonly Decision<V>[]
  initial: V
  onClose: () => void
  /** What must be read before the decision. */
  notice?: ReactNode
  /** What else is asked for, which may depend on the decision. */
  children?: ReactNode
}

const unchosen: AnyObjectSchema = object({ decision: chooseDecision })

export function DecisionDialog<V extends DecisionValues>({
  title,
  heading = texts.decideTitle({ title }),
  decisions,
  initial,
  onClose,
  notice,
  children,
}: DecisionDialogProps<V>) {
  const [value, setValue] = useState<string | null>(null)
  const chosen = decisions.find((decision) => decision.value === value)
  const { call, decide } = chosen ?? decisions[0]!
  return (
    <FormDialog
      call={call}
      open
      onClose={onClose}
      title={heading}
      rules={chosen?.rules ?? unchosen}
      initial={initial}
      action={decide}
      submit={texts.decide()}
    >
      {notice}
      <Choices decisions={decisions} chosen={chosen} onChoose={setValue} />
      {chosen && <TextArea name={chosen.words} rows={4} hint={chosen.hint} />}
      {children}
    </FormDialog>
  )
}

interface ChoicesProps<V extends DecisionValues> {
  decisions: readonly Decision<V>[]
  chosen: Decision<V> | undefined
  onChoose: (value: string) => void
}

function Choices<V extends DecisionValues>({ decisions, chosen, onChoose }: ChoicesProps<V>) {
  const { values, setValues } = useFormikContext<V>()
  const choose = (value: string) => {
    const next = decisions.find((decision) => decision.value === value)!
    // What is written stays, whichever field the call has for it.
    const words = chosen && { [chosen.words]: '', [next.words]: values[chosen.words] }
    onChoose(value)
    // The rules of the new choice check it.
    void setValues({ ...values, ...words, decision: value }, false)
  }
  return <RadioCards name="decision" choices={decisions} columns={decisions.length % 2 ? 1 : 2} onChoose={choose} />
}
