/** An archive, a target or a setting a backup cannot work with, told to the operator in words; nothing was changed. */
export class ArchiveRefused extends Error {}
