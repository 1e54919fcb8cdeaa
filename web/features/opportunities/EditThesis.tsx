/** The buttons that write, change and delete one's investment thesis. */
import { Button } from '@chakra-ui/react'
import { Target, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/opportunities/thesis.js'
import type { EditThesis_thesis$key } from '#web/__generated__/EditThesis_thesis.graphql.ts'
import type { EditThesisDeleteMutation } from '#web/__generated__/EditThesisDeleteMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { ThesisForm } from './ThesisForm.tsx'

export function EditThesis({ thesis: key }: { thesis: EditThesis_thesis$key | null }) {
  const thesis = useFragment(
    graphql`
      fragment EditThesis_thesis on InvestmentThesis {
        ...ThesisForm_thesis
      }
    `,
    key,
  )
  const [open, setOpen] = useState(false)
  const confirm = useConfirm()
  const [remove] = useAction<EditThesisDeleteMutation>(
    graphql`
      mutation EditThesisDeleteMutation {
        deleteInvestmentThesis {
          thesis {
            id
          }
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.failed() },
  )
  const ask = () =>
    confirm({
      title: texts.deleteQuestion(),
      message: texts.deleteHint(),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => (await remove({})).ok,
    })
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Target size={16} aria-hidden />
        {thesis ? texts.edit() : texts.write()}
      </Button>
      {thesis && (
        <Button variant="ghost" onClick={ask}>
          <Trash2 size={16} aria-hidden />
          {texts.delete()}
        </Button>
      )}
      {open && <ThesisForm thesis={thesis ?? null} onClose={() => setOpen(false)} />}
    </>
  )
}
