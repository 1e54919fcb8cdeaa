/** A record's texts in the other language: a link for those who read it, an entry of its menu for those who write it, and the dialog. */
import { Link } from '@chakra-ui/react'
import { Languages } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { language } from '#language'
import * as texts from '#texts/translations/record.js'
import type { useTranslation_record$key } from '#web/__generated__/useTranslation_record.graphql.ts'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { lazily } from '#web/ui/overlay/lazily.ts'

const ReadTranslation = lazily(async () => ({ default: (await import('./ReadTranslation.tsx')).ReadTranslation }))
const WriteTranslation = lazily(async () => ({ default: (await import('./WriteTranslation.tsx')).WriteTranslation }))

interface Shown {
  actions: MenuAction[]
  /** Opens the version that the viewer is not shown; null where there is one version. */
  link: ReactNode
  dialog: ReactNode
}

export function useTranslation(key: useTranslation_record$key | null | undefined): Shown {
  const record = useFragment(
    graphql`
      fragment useTranslation_record on HasTranslation {
        id
        canTranslate
        translation {
          language
          isWritten
        }
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'read' | 'write' | null>(null)
  if (!record?.translation) return { actions: [], link: null, dialog: null }
  const { id, canTranslate, translation } = record
  const onClose = () => setOpen(null)
  // Who reads Arabic is shown the Arabic version, whichever was first.
  const other = language() === 'ar' ? 'ENGLISH' : 'ARABIC'
  return {
    actions: canTranslate
      ? [
          {
            label: texts.version({ language: translation.language }),
            icon: Languages,
            onSelect: () => setOpen('write'),
          },
        ]
      : [],
    link: translation.isWritten && (
      <Link as="button" textDecoration="underline" onClick={() => setOpen('read')}>
        {texts.alsoIn({ language: other })}
      </Link>
    ),
    dialog: open && (
      <Suspense fallback={null}>
        {open === 'read' ? (
          <ReadTranslation id={id} language={other} onClose={onClose} />
        ) : (
          <WriteTranslation id={id} language={translation.language} onClose={onClose} />
        )}
      </Suspense>
    ),
  }
}
