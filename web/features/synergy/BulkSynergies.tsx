/** Deletes the selected analyses of synergy. */
import { Button } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import * as texts from '#texts/synergy/bulk.js'
import { useDeleteSynergies } from './useDeleteSynergies.ts'

export function BulkSynergies({ selected, onDone }: { selected: readonly string[]; onDone: () => void }) {
  const remove = useDeleteSynergies()
  return (
    <Button size="sm" variant="outline" colorPalette="danger" onClick={() => remove(selected, onDone)}>
      <Trash2 size={16} aria-hidden />
      {texts.delete()}
    </Button>
  )
}
