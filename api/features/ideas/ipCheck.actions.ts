/** How the university records whether a confidential idea has to be protected before others see it. */
import * as texts from '#texts/ideas/errors.js'
import * as nouns from '#texts/ui/nouns.js'
import { action } from '../../action.ts'
import { changedMeanwhile, conflict } from '../../errors.ts'
import { isKeptConfidential } from '../../relations/ideas.ts'
import { notify } from '../notifications/notify.ts'
import { ipCheckPrint } from './ipCheck.ts'
import { setIpCheckRules } from './review.rules.ts'

export const setIdeaIpCheck = action({
  name: 'setIdeaIpCheck',
  requires: 'IDEA_REVIEW',
  rules: setIpCheckRules,
  description:
    'Records the result of the IP check of a confidential idea: others may see it from now on, or it stays confidential. Its submitter is notified.',
  async run(work, { id, decision, note = '', read }) {
    // A change of its texts, and the result of somebody else, come before or after.
    const idea = await work.access.hold('IDEA_REVIEW', id)
    if (idea.status === 'DRAFT') throw conflict(texts.checkDraft())
    if (idea.status === 'MERGED') throw conflict(texts.checkMerged())
    if (!idea.confidential) throw conflict(texts.notConfidential())
    if (!isKeptConfidential(idea)) throw conflict(texts.alreadyChecked())
    if (ipCheckPrint(idea) !== read) throw changedMeanwhile(nouns.idea())
    await work.tx.idea.update({
      where: { id },
      data: { ipCheck: decision, ipCheckNote: note, ipCheckedById: work.viewer.id, ipCheckedAt: new Date() },
    })
    await work.audit('Idea', id, { ipCheck: [idea.ipCheck, decision] }, note)
    await notify(work, {
      to: idea.submitterId,
      kind: 'IDEA_IP_CHECKED',
      subject: { entity: 'Idea', id },
      data: { idea: idea.title, by: work.viewer.name, decision, comment: note },
    })
    return { ideaId: id }
  },
})
