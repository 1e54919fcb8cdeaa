-- CreateEnum
CREATE TYPE "SignInProviderKind" AS ENUM ('OIDC', 'SAML');

-- CreateEnum
CREATE TYPE "ProviderFactor" AS ENUM ('NEVER', 'WHEN_STATED', 'ALWAYS');

-- CreateEnum
CREATE TYPE "ProviderPurpose" AS ENUM ('SIGN_IN', 'LINK');

-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'WAYS_CHANGED';

-- AlterEnum
ALTER TYPE "SecurityEventKind" ADD VALUE 'WAYS_CHANGED';

-- AlterTable
ALTER TABLE "PendingSignIn" ADD COLUMN     "provider" TEXT;

-- AlterTable
ALTER TABLE "SignIn" ADD COLUMN     "providerHint" TEXT,
ADD COLUMN     "providerId" INTEGER,
ADD COLUMN     "providerSession" TEXT;

-- CreateTable
CREATE TABLE "SignInProvider" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "SignInProviderKind" NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "issuer" TEXT NOT NULL DEFAULT '',
    "client" TEXT NOT NULL DEFAULT '',
    "clientSecret" TEXT,
    "scopes" TEXT NOT NULL DEFAULT '',
    "metadataUrl" TEXT NOT NULL DEFAULT '',
    "metadata" TEXT NOT NULL DEFAULT '',
    "metadataReadAt" TIMESTAMP(3),
    "emailClaim" TEXT NOT NULL DEFAULT '',
    "nameClaim" TEXT NOT NULL DEFAULT '',
    "roleClaim" TEXT NOT NULL DEFAULT '',
    "defaultRole" "Role",
    "createsAccounts" BOOLEAN NOT NULL DEFAULT false,
    "mailDomains" TEXT[],
    "vouchesForMail" BOOLEAN NOT NULL DEFAULT false,
    "secondFactor" "ProviderFactor" NOT NULL DEFAULT 'NEVER',
    "makesAdministrators" BOOLEAN NOT NULL DEFAULT false,
    "signsOut" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SignInProvider_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProviderRole" (
    "id" SERIAL NOT NULL,
    "providerId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "value" TEXT NOT NULL,
    "role" "Role" NOT NULL,

    CONSTRAINT "ProviderRole_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProviderLink" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "providerId" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMP(3),

    CONSTRAINT "ProviderLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProviderAttempt" (
    "id" SERIAL NOT NULL,
    "providerId" INTEGER NOT NULL,
    "purpose" "ProviderPurpose" NOT NULL,
    "userId" INTEGER,
    "stateHash" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "verifier" TEXT NOT NULL,
    "proven" TEXT,
    "usedAt" TIMESTAMP(3),
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ProviderAttempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UsedAssertion" (
    "id" SERIAL NOT NULL,
    "providerId" INTEGER NOT NULL,
    "idHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "UsedAssertion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SignInProvider_name_key" ON "SignInProvider"("name");

-- CreateIndex
CREATE UNIQUE INDEX "ProviderRole_providerId_value_key" ON "ProviderRole"("providerId", "value");

-- CreateIndex
CREATE UNIQUE INDEX "ProviderLink_providerId_subject_key" ON "ProviderLink"("providerId", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "ProviderLink_userId_providerId_key" ON "ProviderLink"("userId", "providerId");

-- CreateIndex
CREATE UNIQUE INDEX "ProviderAttempt_stateHash_key" ON "ProviderAttempt"("stateHash");

-- CreateIndex
CREATE INDEX "ProviderAttempt_providerId_idx" ON "ProviderAttempt"("providerId");

-- CreateIndex
CREATE INDEX "ProviderAttempt_userId_idx" ON "ProviderAttempt"("userId");

-- CreateIndex
CREATE INDEX "ProviderAttempt_expiresAt_idx" ON "ProviderAttempt"("expiresAt");

-- CreateIndex
CREATE INDEX "UsedAssertion_expiresAt_idx" ON "UsedAssertion"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "UsedAssertion_providerId_idHash_key" ON "UsedAssertion"("providerId", "idHash");

-- CreateIndex
CREATE INDEX "SignIn_providerId_providerSession_idx" ON "SignIn"("providerId", "providerSession");

-- AddForeignKey
ALTER TABLE "SignIn" ADD CONSTRAINT "SignIn_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "SignInProvider"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderRole" ADD CONSTRAINT "ProviderRole_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "SignInProvider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderLink" ADD CONSTRAINT "ProviderLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderLink" ADD CONSTRAINT "ProviderLink_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "SignInProvider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderAttempt" ADD CONSTRAINT "ProviderAttempt_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "SignInProvider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderAttempt" ADD CONSTRAINT "ProviderAttempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UsedAssertion" ADD CONSTRAINT "UsedAssertion_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "SignInProvider"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An administrator is made by a claim alone, and only where it is allowed (providers/identity.ts).
ALTER TABLE "SignInProvider" ADD CONSTRAINT "SignInProvider_defaultRole_check" CHECK ("defaultRole" IS NULL OR "defaultRole" <> 'ADMIN');
