/**
 * What becomes of everything that points to an account when it is merged into another one. The database says what there is
 * (accountColumns.ts); a test fails when a foreign key to an account has no rule here, so that a new table is not forgotten.
 */

/**
 * MOVE: it is the kept account's from then on; where both have the same, one is kept.
 * STAY: it stays with the merged account: what it did, as evidence, and its own settings.
 * END: it is deleted: keys and links with which somebody signs in as the merged account.
 */
export type MergeRule = 'MOVE' | 'STAY' | 'END'

const listed = <R extends MergeRule>(rule: R, columns: string): Record<string, R> =>
  Object.fromEntries(
    columns
      .trim()
      .split(/\s+/)
      .map((column) => [column, rule]),
  )

export const mergeRules: Readonly<Record<string, MergeRule>> = {
  ...listed(
    'MOVE',
    `
    AccessReview.handlerId AccessReviewItem.userId AnalysisRun.ownerId ArlAssessment.handlerId ArlAssessment.ownerId ArlAssessment.reviewerId
    Authorship.userId Challenge.checkerId Challenge.ownerId ChallengeInvitation.userId ChallengeInvitation.inviterId
    ContentReport.reporterId ModerationCase.authorId ModerationCase.claimedById ChallengeQuestion.answererId ChallengeQuestion.askerId ChallengeReviewer.userId ChallengeStar.userId
    CoApplicant.userId CollaborationMessage.authorId CollaborationPartner.userId Company.ownerId CompanyNote.authorId
    CompanyTask.assigneeId ConflictStatement.reviewerId Deal.handlerId
    DisclosureMessage.authorId DisclosureNote.authorId Draft.userId Facility.managerId FacilityBooking.handlerId
    FacilityBooking.researcherId FeatureFlag.ownerId File.uploaderId GrantMember.userId Holding.investorId HoldingUpdate.answeredById
    Idea.handlerId Idea.ipCheckedById Idea.reviewerId Idea.submitterId IdeaEvaluation.expertId IdeaMessage.authorId IdeaReview.reviewerId
    IdeaVote.userId Import.userId ImportMapping.ownerId InterestMessage.authorId InterestNote.authorId InterestQuestion.answererId
    InterestQuestion.askerId Introduction.expertId Introduction.requesterId InventionDisclosure.decidedById
    InventionDisclosure.handlerId InventionDisclosure.submitterId InvestmentInterest.contactId
    InvestmentInterest.investorId InvestorNote.authorId JoinRequest.userId MatchAnswer.userId Meeting.cancelledById
    Meeting.organizerId MeetingMove.byId MeetingParticipant.userId MeetingTask.assigneeId MeetingTask.authorId Notification.userId OrcidDismissal.userId OpportunityMark.investorId
    PatentDeadline.closedById PatentDeadline.handlerId PatentFamily.ownerId PatentInventor.userId Pin.userId Project.handlerId
    Project.ownerId Project.validatedTrlById ProjectMember.userId ProvisionedUser.userId Proposal.authorId ProposalMessage.authorId
    ProposalNote.authorId ProposalScore.reviewerId Publication.ownerId RecordGrant.givenById RecordGrant.userId
    ResearchGrant.ownerId RoomGrant.answeredById RoomGrant.investorId RoomGrant.proposedById SavedView.ownerId ScheduledExport.ownerId
    SupportMessage.authorId SupportNote.authorId SupportRequest.assigneeId
    SupportRequest.requesterId SupportStep.doneById SynergyAnalysis.ownerId TeamInvitation.invitedById
    TeamInvitation.userId TeamJoinRequest.userId TeamMember.userId TeamPost.authorId TechnologyEnquiry.answeredById
    TechnologyEnquiry.handlerId TechnologySummary.contactId TrlClaim.claimantId TrlClaim.decidedById TrlClaim.handlerId
    TrlEvidence.answeredById TrlValidator.userId UniversityStepTick.userId User.handlerId User.mergedIntoId ValidationRequest.assigneeId
    ValidationRequest.handlerId ValidationRequest.requesterId Webhook.userId
    `,
  ),
  ...listed(
    'STAY',
    `
    AgreementVersion.publishedById AgreementVersion.writtenById
    Absence.coverId Absence.userId AccessReviewItem.decidedById AccessReviewItem.givenById AccountMerge.byId
    AccountMerge.keptId AccountMerge.mergedId AnnouncementReceipt.userId Announcement.createdById
    AnnualEntry.enteredById ArlRating.overriddenById AuditEntry.actorId AvailabilityException.userId
    AvailabilityHours.userId AvailabilityRules.userId ChallengeViewing.userId DisclosureInventor.userId
    DisclosureSignature.recordedById ModerationCase.decidedById ModerationCase.appealDecidedById
    FeatureFlagPerson.userId Investor.id InvestmentThesis.investorId HelpVersion.publishedById HelpVersion.writtenById LookVersion.publishedById ModelCall.userId ModelUse.userId NdaAcceptance.userId NdaText.createdById
    NotificationPreference.userId OrcidWatch.userId OutgoingMail.userId NotificationSchedule.userId Platform.draftById ProfilePicture.userId ReportSubscription.userId
    RoomAccess.userId SecurityEvent.actorId SecurityEvent.userId SupportMember.userId
    `,
  ),
  ...listed(
    'END',
    `
    AccessRequest.userId ApiKey.userId CalendarAttempt.userId CalendarFeed.userId ConnectedCalendar.userId EmailChange.userId OrcidAttempt.userId Passkey.userId PasskeyChallenge.userId
    PasswordReset.userId PendingSignIn.userId ProviderAttempt.userId ProviderLink.userId RecoveryCode.userId SignIn.userId SignIn.viewedById TotpSecret.userId
    `,
  ),
}

/** Where both accounts have a part in one thing, the stronger one is kept: the parts, the strongest first. */
export const strongest: Readonly<Record<string, readonly string[]>> = {
  ChallengeReviewer: ['LEAD', 'REVIEWER', 'COMMENTER'],
  ProjectMember: ['LEAD', 'EDITOR', 'VIEWER'],
  TeamMember: ['OWNER', 'EDITOR', 'MEMBER', 'OBSERVER'],
}
