/** That an idea is kept from others until its IP check is done, as a badge. */
import { Lock } from 'lucide-react'
import * as texts from '#texts/ideas/ipCheck.js'
import { Tag } from '#web/ui/badges/Tag.tsx'

export const ConfidentialTag = () => (
  <Tag tone="warning" icon={Lock}>
    {texts.confidential()}
  </Tag>
)
