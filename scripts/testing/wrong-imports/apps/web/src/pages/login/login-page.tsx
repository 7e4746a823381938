// Loads another page, and the application that shows it.
import { layout } from '../../app/layout.tsx';

export const loginPage = [layout, import('../home/home-page.tsx')];
