/** The report of an analysis of synergy (docs/spec/ai-tools.md#project-synergies). */
import { CalendarPlus, FileDown, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as bulk from '#texts/synergy/bulk.js'
import * as texts from '#texts/synergy/view.js'
import type { SynergyPageQuery } from '#web/__generated__/SynergyPageQuery.graphql.ts'
import { aboutOf } from '#web/features/meetings/about.ts'
import { usePin } from '#web/features/pins/usePin.ts'
import { usePage } from '#web/relay/page.tsx'
import { useDownload } from '#web/relay/useDownload.ts'
import { lazily, useOnceOpen } from '#web/ui/overlay/lazily.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { DraftedSynergy } from './DraftedSynergy.tsx'
import { SharedWords } from './SharedWords.tsx'
import { SynergyAdvice } from './SynergyAdvice.tsx'
import { SynergyFacts } from './SynergyFacts.tsx'
import { SynergyScores } from './SynergyScores.tsx'
import { outOfFive } from './outOfFive.ts'
import { useDeleteSynergies } from './useDeleteSynergies.ts'
import { useSynergize } from './useSynergize.ts'

const ProposeDialog = lazily(() => import('#web/features/meetings/ProposeDialog.tsx'))
const saved = '/ai/project-synergies'

export default function SynergyPage() {
  const { synergyAnalysis: analysis, draftingModel } = usePage<SynergyPageQuery>(graphql`
    query SynergyPageQuery($number: Int!) @preloadable {
      draftingModel
      synergyAnalysis(number: $number) {
        id
        number
        title
        overall
        source {
          id
          number
          path
          title
        }
        target {
          id
          title
          owner {
            id
            name
          }
        }
        ...usePin_record
        ...SynergyFacts_analysis
        ...SynergyScores_analysis
        ...SharedWords_analysis
        ...SynergyAdvice_analysis
        ...DraftedSynergy_analysis
      }
    }
  `)
  const navigate = useNavigate()
  const [download] = useDownload()
  const [synergize] = useSynergize()
  const remove = useDeleteSynergies()
  const pin = usePin(analysis)
  const [inviting, setInviting] = useState(false)
  const needed = useOnceOpen(inviting)
  const back = { to: saved, label: texts.back() }
  if (!analysis) return <RecordMissing title={texts.missing()} message={texts.missingWhy()} back={back} />
  const { id, number, source, target } = analysis
  const lead = target?.owner
  const actions: RecordAction[] = [
    ...(source && lead
      ? [{ next: true, label: texts.invite(), icon: CalendarPlus, onSelect: () => setInviting(true) }]
      : []),
    {
      label: texts.pdf(),
      icon: FileDown,
      onSelect: () => void download(`/api/project-synergies/${number}/report`, `project-synergy-${number}.pdf`),
    },
    ...(source && target
      ? [{ label: texts.again(), icon: RefreshCw, onSelect: () => void synergize(source, target) }]
      : []),
    ...(source ? [{ label: texts.newAnalysis(), icon: Plus, to: `/ai-tools/synergy?project=${source.number}` }] : []),
    {
      label: bulk.delete(),
      icon: Trash2,
      danger: true,
      onSelect: () => remove([id], () => void navigate(saved)),
    },
  ]
  return (
    <>
      <RecordPage
        back={back}
        title={analysis.title}
        note={texts.overall({ value: outOfFive(analysis.overall) })}
        actions={[...actions, ...pin]}
        rail={<SynergyFacts analysis={analysis} />}
      >
        <SynergyScores analysis={analysis} />
        <DraftedSynergy analysis={analysis} model={draftingModel ?? null} />
        <SharedWords analysis={analysis} />
        <SynergyAdvice analysis={analysis} />
      </RecordPage>
      {needed && source && lead && (
        <Suspense>
          <ProposeDialog
            open={inviting}
            onClose={() => setInviting(false)}
            about={aboutOf('Project', source)}
            people={[lead]}
          />
        </Suspense>
      )}
    </>
  )
}
