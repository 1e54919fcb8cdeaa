/** What may be done with selected assessments: compare two of them, delete own ones. */
import { Button, Text } from '@chakra-ui/react'
import { GitCompareArrows, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/bulk.js'
import type { BulkAssessments_assessments$key } from '#web/__generated__/BulkAssessments_assessments.graphql.ts'
import type { BulkAssessmentsMutation } from '#web/__generated__/BulkAssessmentsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { CompareAssessments } from './CompareAssessments.tsx'

interface Props {
  selected: readonly string[]
  assessments: BulkAssessments_assessments$key
  onDone: () => void
}

export function BulkAssessments({ selected, assessments, onDone }: Props) {
  const rows = useFragment<BulkAssessments_assessments$key>(
    graphql`
      fragment BulkAssessments_assessments on ArlAssessment @relay(plural: true) {
        id
        number
        canUpdate
      }
    `,
    assessments,
  )
  const confirm = useConfirm()
  const [comparing, setComparing] = useState(false)
  const [remove] = useAction<BulkAssessmentsMutation>(
    graphql`
      mutation BulkAssessmentsMutation($input: DeleteArlAssessmentsInput!) {
        deleteArlAssessments(input: $input) {
          deletedIds
        }
      }
    `,
    {
      success: (_, { input }) =>
        input.ids.length === 1
          ? { title: texts.deletedOne() }
          : { title: texts.deleted(), description: texts.deletedCount({ count: input.ids.length }) },
      failure: texts.failed(),
    },
  )
  const chosen = rows.filter(({ id }) => selected.includes(id))
  const [one, other] = chosen
  const own = chosen.filter(({ canUpdate }) => canUpdate)
  const kept = chosen.length - own.length
  const hint = useId()
  const ask = () =>
    confirm({
      title: own.length === 1 ? texts.question() : texts.questions({ count: own.length }),
      message: texts.consequence(),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await remove({ input: { ids: own.map(({ id }) => id) } })
        if (ok) onDone()
        return ok
      },
    })
  return (
    <>
      <Button size="sm" variant="outline" disabled={chosen.length !== 2} onClick={() => setComparing(true)}>
        <GitCompareArrows size={16} aria-hidden />
        {texts.compare()}
      </Button>
      <Button
        size="sm"
        variant="outline"
        colorPalette="danger"
        disabled={!own.length}
        aria-describedby={kept ? hint : undefined}
        onClick={ask}
      >
        <Trash2 size={16} aria-hidden />
        {texts.delete()}
      </Button>
      {kept > 0 && (
        <Text id={hint} fontSize="sm" color="fg.muted">
          {texts.notYours({ count: kept, of: chosen.length })}
        </Text>
      )}
      {comparing && one && other && (
        <CompareAssessments numbers={[one.number, other.number]} onClose={() => setComparing(false)} />
      )}
    </>
  )
}
