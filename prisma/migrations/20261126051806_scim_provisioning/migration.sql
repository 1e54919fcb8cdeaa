-- CreateTable
CREATE TABLE "ProvisioningConnection" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "mailDomains" TEXT[],
    "adoptsAccounts" BOOLEAN NOT NULL DEFAULT false,
    "defaultRole" "Role" NOT NULL,
    "makesAdministrators" BOOLEAN NOT NULL DEFAULT false,
    "invites" BOOLEAN NOT NULL DEFAULT false,
    "providerId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ProvisioningConnection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProvisioningRole" (
    "id" SERIAL NOT NULL,
    "connectionId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "value" TEXT NOT NULL,
    "role" "Role" NOT NULL,

    CONSTRAINT "ProvisioningRole_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProvisioningToken" (
    "id" SERIAL NOT NULL,
    "connectionId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "lastUsedAt" TIMESTAMP(3),
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "ProvisioningToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProvisionedUser" (
    "id" SERIAL NOT NULL,
    "connectionId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "userName" TEXT NOT NULL,
    "userNameKey" TEXT NOT NULL,
    "externalId" TEXT,
    "made" BOOLEAN NOT NULL,
    "groupRole" "Role",
    "closed" BOOLEAN NOT NULL DEFAULT false,
    "deletedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ProvisionedUser_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProvisionedGroup" (
    "id" SERIAL NOT NULL,
    "connectionId" INTEGER NOT NULL,
    "displayName" TEXT NOT NULL,
    "displayNameKey" TEXT NOT NULL,
    "externalId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ProvisionedGroup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProvisionedMember" (
    "groupId" INTEGER NOT NULL,
    "memberId" INTEGER NOT NULL,

    CONSTRAINT "ProvisionedMember_pkey" PRIMARY KEY ("groupId","memberId")
);

-- CreateTable
CREATE TABLE "ProvisioningRequest" (
    "id" SERIAL NOT NULL,
    "connectionId" INTEGER NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProvisioningRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ProvisioningConnection_name_key" ON "ProvisioningConnection"("name");

-- CreateIndex
CREATE INDEX "ProvisioningConnection_providerId_idx" ON "ProvisioningConnection"("providerId");

-- CreateIndex
CREATE UNIQUE INDEX "ProvisioningRole_connectionId_value_key" ON "ProvisioningRole"("connectionId", "value");

-- CreateIndex
CREATE UNIQUE INDEX "ProvisioningToken_tokenHash_key" ON "ProvisioningToken"("tokenHash");

-- CreateIndex
CREATE INDEX "ProvisioningToken_connectionId_idx" ON "ProvisioningToken"("connectionId");

-- CreateIndex
CREATE UNIQUE INDEX "ProvisionedUser_userId_key" ON "ProvisionedUser"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "ProvisionedUser_connectionId_userNameKey_key" ON "ProvisionedUser"("connectionId", "userNameKey");

-- CreateIndex
CREATE UNIQUE INDEX "ProvisionedUser_connectionId_externalId_key" ON "ProvisionedUser"("connectionId", "externalId");

-- CreateIndex
CREATE UNIQUE INDEX "ProvisionedGroup_connectionId_displayNameKey_key" ON "ProvisionedGroup"("connectionId", "displayNameKey");

-- CreateIndex
CREATE UNIQUE INDEX "ProvisionedGroup_connectionId_externalId_key" ON "ProvisionedGroup"("connectionId", "externalId");

-- CreateIndex
CREATE INDEX "ProvisionedMember_memberId_idx" ON "ProvisionedMember"("memberId");

-- CreateIndex
CREATE INDEX "ProvisioningRequest_connectionId_id_idx" ON "ProvisioningRequest"("connectionId", "id");

-- CreateIndex
CREATE INDEX "ProvisioningRequest_createdAt_idx" ON "ProvisioningRequest"("createdAt");

-- AddForeignKey
ALTER TABLE "ProvisioningConnection" ADD CONSTRAINT "ProvisioningConnection_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "SignInProvider"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProvisioningRole" ADD CONSTRAINT "ProvisioningRole_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "ProvisioningConnection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProvisioningToken" ADD CONSTRAINT "ProvisioningToken_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "ProvisioningConnection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProvisionedUser" ADD CONSTRAINT "ProvisionedUser_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "ProvisioningConnection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProvisionedUser" ADD CONSTRAINT "ProvisionedUser_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProvisionedGroup" ADD CONSTRAINT "ProvisionedGroup_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "ProvisioningConnection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProvisionedMember" ADD CONSTRAINT "ProvisionedMember_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "ProvisionedGroup"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProvisionedMember" ADD CONSTRAINT "ProvisionedMember_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "ProvisionedUser"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProvisioningRequest" ADD CONSTRAINT "ProvisioningRequest_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "ProvisioningConnection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An administrator is made by a group alone, and only where it is allowed (provisioning/groupRoles.ts).
ALTER TABLE "ProvisioningConnection" ADD CONSTRAINT "ProvisioningConnection_defaultRole_check" CHECK ("defaultRole" <> 'ADMIN');

-- Accounts that exist already are taken charge of only by addresses of domains that administrators named.
ALTER TABLE "ProvisioningConnection" ADD CONSTRAINT "ProvisioningConnection_adoptsAccounts_check" CHECK (NOT "adoptsAccounts" OR coalesce(cardinality("mailDomains"), 0) > 0);
