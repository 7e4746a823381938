export const layout = 'around each page';
