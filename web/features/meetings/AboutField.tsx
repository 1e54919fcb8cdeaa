/** Chooses what a meeting is about, by typing: of researchers' projects their own, of everything else what they may see. */
import { useField } from 'formik'
import * as texts from '#texts/meetings/aboutField.js'
import { Combobox } from '#web/ui/form/Combobox.tsx'
import { Labelled } from '#web/ui/form/fields.tsx'
import { useChoice } from '#web/ui/form/useChoice.ts'
import type { About } from './about.ts'
import { useAbouts, useMayBeAbout } from './useAbouts.ts'

interface Props {
  /** What is chosen already, which the search need not find. */
  chosen?: About | null | undefined
}

export function AboutField(props: Props) {
  return Object.values(useMayBeAbout()).some(Boolean) ? <Box {...props} /> : null
}

function Box({ chosen }: Props) {
  const [{ value = '' }, , { setValue, setTouched }] = useField<string | undefined>('about')
  const { known, typed, open, box } = useChoice({
    value,
    onChange: (id) => void setValue(id),
    onLeave: () => void setTouched(true),
  })
  const found = useAbouts(typed ?? '', open)
  const before = chosen?.id === value ? chosen.label : ''
  return (
    <Labelled name="about" hint={texts.aProjectAProposalOr()}>
      <Combobox
        text={typed ?? known?.label ?? before}
        found={found}
        none={texts.nothingFound()}
        placeholder={texts.searchByTitle()}
        {...box}
      />
    </Labelled>
  )
}
