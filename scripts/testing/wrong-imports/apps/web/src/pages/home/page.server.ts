export const read = (): string => 'what only the server loads';
