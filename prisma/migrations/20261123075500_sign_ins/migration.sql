-- A sign-in and a session with an expert have different names.
ALTER TABLE "Session" RENAME TO "SignIn";
ALTER SEQUENCE "Session_id_seq" RENAME TO "SignIn_id_seq";
ALTER TABLE "SignIn" RENAME CONSTRAINT "Session_pkey" TO "SignIn_pkey";
ALTER TABLE "SignIn" RENAME CONSTRAINT "Session_userId_fkey" TO "SignIn_userId_fkey";
ALTER INDEX "Session_tokenHash_key" RENAME TO "SignIn_tokenHash_key";
ALTER INDEX "Session_userId_idx" RENAME TO "SignIn_userId_idx";
ALTER INDEX "Session_expiresAt_idx" RENAME TO "SignIn_expiresAt_idx";

UPDATE "AuditEntry" SET "action" = renamed."after"
FROM (VALUES ('endSession', 'endSignIn'), ('endOtherSessions', 'endOtherSignIns')) AS renamed("before", "after")
WHERE "action" = renamed."before";
