/** The choice of several people in a form, by name. */
import { Button, HStack } from '@chakra-ui/react'
import { useField } from 'formik'
import { X } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/people/peopleField.js'
import { Combobox } from '#web/ui/form/Combobox.tsx'
import { Labelled } from '#web/ui/form/fields.tsx'
import { usePeople, type Among } from './usePeople.ts'

export interface Named {
  id: string
  name: string
}

interface Props extends Among {
  name: string
  /** Whose names are known: those who are chosen from the beginning. */
  known?: readonly Named[]
}

export function PeopleField({ name, without = [], known = [], ...among }: Props) {
  const [{ value: chosen = [] }, , { setValue, setTouched }] = useField<string[] | undefined>(name)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [names, setNames] = useState<Record<string, string>>(() =>
    Object.fromEntries(known.map((one) => [one.id, one.name])),
  )
  const found = usePeople(text, open, { ...among, without: [...without, ...chosen] })
  return (
    <Labelled name={name}>
      {chosen.length > 0 && (
        <HStack wrap="wrap" gap="2">
          {chosen.map((id) => (
            <Button
              key={id}
              size="xs"
              variant="subtle"
              borderRadius="full"
              aria-label={texts.remove({ id: names[id] ?? '' })}
              onClick={() => void setValue(chosen.filter((one) => one !== id))}
            >
              {names[id]}
              <X size={14} aria-hidden />
            </Button>
          ))}
        </HStack>
      )}
      <Combobox
        text={text}
        onText={setText}
        found={found}
        onOpen={setOpen}
        onChoose={({ value: id, label }) => {
          setText('')
          setNames((before) => ({ ...before, [id]: label }))
          void setValue([...chosen, id])
        }}
        onLeave={() => {
          setText('')
          void setTouched(true)
        }}
        none={texts.nobodyFound()}
        placeholder={texts.searchByName()}
      />
    </Labelled>
  )
}
