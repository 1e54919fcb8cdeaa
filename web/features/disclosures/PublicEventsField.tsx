/** When and where an invention was or will be made public. */
import * as texts from '#texts/disclosures/form.js'
import { RowsField, RowSelect, RowText } from '#web/ui/form/RowsField.tsx'
import { eventKindChoices } from './disclosureWords.ts'

export interface EventRow {
  date: string
  kind: string
  planned: boolean
  where: string
}

const empty: EventRow = { date: '', kind: 'PUBLICATION', planned: true, where: '' }

const happened = [
  { value: 'planned', label: texts.planned() },
  { value: 'made', label: texts.made() },
]

export const PublicEventsField = () => (
  <RowsField
    name="publicEvents"
    hint={texts.eventsHint()}
    empty={empty}
    most={30}
    add={texts.addEvent()}
    rowName={(number) => texts.eventNumber({ number })}
    remove={(number) => texts.removeEvent({ number })}
  >
    {(row, set) => (
      <>
        <RowText required type="date" label={texts.date()} value={row.date} onChange={(date) => set({ date })} />
        <RowSelect
          label={texts.kind()}
          value={row.kind}
          choices={eventKindChoices}
          onChange={(kind) => set({ kind })}
        />
        <RowSelect
          label={texts.whether()}
          value={row.planned ? 'planned' : 'made'}
          choices={happened}
          onChange={(value) => set({ planned: value === 'planned' })}
        />
        <RowText label={texts.where()} value={row.where} onChange={(where) => set({ where })} />
      </>
    )}
  </RowsField>
)
