/** How far a patent is, and that it is confidential, as badges. */
import { Lock } from 'lucide-react'
import * as texts from '#texts/patents/words.js'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { patentStates } from './patentWords.ts'

export function PatentTag({ status, confidential = false }: { status: string; confidential?: boolean }) {
  const look = patentStates[status]!
  return (
    <>
      <LookTag look={look} />
      {confidential && (
        <Tag tone="warning" icon={Lock}>
          {texts.confidential()}
        </Tag>
      )}
    </>
  )
}
