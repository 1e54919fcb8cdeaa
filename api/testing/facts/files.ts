/** Files, shared and not, on every record that there is a fact of and that has files. */
import { ROLES } from '../../policy.ts'
import type { Entity } from '../../relations.ts'
import type { Cast, Facts, Holds } from './fact.ts'

/** The column of a file that names its record. */
const columns: Partial<Record<Entity, string>> = {
  Project: 'projectId',
  Team: 'teamId',
  Challenge: 'challengeId',
  Proposal: 'proposalId',
  Collaboration: 'collaborationId',
  Publication: 'publicationId',
  Patent: 'patentId',
  ResearchGrant: 'researchGrantId',
  SupportRequest: 'supportRequestId',
  InventionDisclosure: 'inventionDisclosureId',
  Facility: 'facilityId',
  InvestmentInterest: 'investmentInterestId',
  DataRoom: 'dataRoomId',
  Investor: 'investorId',
}

const bytes = { mediaType: 'application/pdf', size: 1, sha256: '' }

/** Makes the files and says what each is to whom. */
export async function fileFacts({ db, viewers, stranger }: Cast, hosts: Facts): Promise<Facts> {
  const facts: Facts = {}
  for (const [name, { entity, id: hostId, holds }] of Object.entries(hosts)) {
    const column = columns[entity]
    if (!column) continue
    // A file's relations are its record's; those of readers ask for a shared file, too.
    const follows =
      (shared: boolean): Holds =>
      (relation, viewer) => {
        const of = (asked: string) => holds(asked, viewer)
        if (entity === 'Team') return ofTeam(relation, of, shared)
        if (entity === 'Publication') return ofPublication(relation, of, shared)
        if (entity === 'Patent') return ofResearch('openOrInvolved', relation, of, shared)
        if (entity === 'ResearchGrant') return ofResearch('awardedOrInvolved', relation, of, shared)
        if (entity !== 'Project') return ofOthers(entity, relation, of)
        if (relation === 'ofInvolvedOrShared') return of('involved') || (shared && of('involvedOrShared'))
        if (relation === 'sharedWithIndustry') return shared && of('approvedForIndustry')
        if (relation === 'sharedWithInvestors') return shared && of('approvedForInvestors')
        if (relation === 'ofEdited' || relation === 'ofChanged') return of('edited')
        if (relation === 'notOfDrafts' || relation === 'withReaders') return of('any')
        return of(relation === 'uploadedOrOwned' ? 'own' : relation)
      }
    for (const shared of [true, false]) {
      const { id } = await db.file.create({
        data: {
          ...bytes,
          [column]: hostId,
          name: 'a.pdf',
          shared,
          key: `${name} ${shared}`,
        },
      })
      facts[`${shared ? 'shared' : 'inside'} file of ${name}`] = { entity: 'File', id, holds: follows(shared) }
    }
  }
  const loose = await db.project.create({ data: { title: 'Others’', ownerId: stranger.id, status: 'ACTIVE' } })
  for (const role of ROLES) {
    const { id } = await db.file.create({
      data: { ...bytes, name: 'b.pdf', projectId: loose.id, key: `by ${role}`, uploaderId: viewers[role].id },
    })
    facts[`file uploaded by ${role}`] = {
      entity: 'File',
      id,
      holds: (relation, asker) =>
        ['any', 'notOfDrafts', 'withReaders'].includes(relation) ||
        (relation === 'uploadedOrOwned' && asker.id === viewers[role].id),
    }
  }
  return facts
}

/** Every researcher reads every team, so that what a team shares is open to all of them. */
function ofTeam(relation: string, of: (asked: string) => boolean, shared: boolean): boolean {
  if (relation === 'ofInvolvedOrShared') return shared || of('involved')
  if (relation === 'ofEdited' || relation === 'ofChanged') return of('edited')
  if (relation === 'uploadedOrOwned') return of('led')
  return of(['any', 'notOfDrafts', 'withReaders'].includes(relation) ? 'any' : 'involved')
}

/** Every researcher reads every publication, so that what is shared with it is open to all of them. */
function ofPublication(relation: string, of: (asked: string) => boolean, shared: boolean): boolean {
  if (relation === 'ofInvolvedOrShared') return shared || of('own')
  if (['any', 'notOfDrafts', 'withReaders'].includes(relation)) return of('any')
  return ['ofEdited', 'ofChanged', 'uploadedOrOwned'].includes(relation) && of('own')
}

/** What is shared is open to all who read the record, the rest to its people. */
function ofResearch(read: string, relation: string, of: (asked: string) => boolean, shared: boolean): boolean {
  if (relation === 'ofInvolvedOrShared') return of('involved') || (shared && of(read))
  if (['any', 'notOfDrafts', 'withReaders'].includes(relation)) return of('any')
  return ['ofEdited', 'ofChanged', 'uploadedOrOwned'].includes(relation) && of('own')
}

/** What the record must be to the viewer, by the file's relation: readers of the one read the other. */
const others: Partial<Record<Entity, Record<string, string>>> = {
  Challenge: {
    ofInvolvedOrShared: 'published',
    sharedWithIndustry: 'publishedOrRun',
    sharedWithInvestors: 'open',
    ofOwnTeamOrOpen: 'open',
    notOfDrafts: 'any',
    uploadedOrOwned: 'led',
    ofChanged: 'led',
  },
  Proposal: {
    ofInvolvedOrShared: 'applied',
    sharedWithIndustry: 'opened',
    notOfDrafts: 'handedIn',
    uploadedOrOwned: 'own',
  },
  Collaboration: {
    ofInvolvedOrShared: 'partnered',
    sharedWithIndustry: 'partnered',
    notOfDrafts: 'any',
    ofChanged: 'partnered',
  },
  InvestmentInterest: { ofInvolvedOrShared: 'ledInvited', sharedWithInvestors: 'own', notOfDrafts: 'any' },
  Investor: { sharedWithInvestors: 'own', notOfDrafts: 'any', uploadedOrOwned: 'own', ofOwnVerification: 'own' },
  DataRoom: { ofInvolvedOrShared: 'ofInvolved', notOfDrafts: 'any', uploadedOrOwned: 'ofOwned' },
  Facility: { ofInvolvedOrShared: 'activeOrBooked', notOfDrafts: 'any' },
  SupportRequest: { ofInvolvedOrShared: 'own', notOfDrafts: 'sent', uploadedOrOwned: 'own' },
  InventionDisclosure: { ofInvolvedOrShared: 'involved', notOfDrafts: 'sent', uploadedOrOwned: 'own' },
}

function ofOthers(entity: Entity, relation: string, of: (asked: string) => boolean): boolean {
  const asked = relation === 'any' ? 'any' : others[entity]?.[relation]
  return asked !== undefined && of(asked)
}
