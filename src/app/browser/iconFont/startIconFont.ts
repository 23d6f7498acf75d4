import { showIconFont } from '../../../platform/page/showIconFont';
import './box.css';

// `iconFontPlugin` imports this file into code that uses the icon font, so that its document loads the font.
if (!import.meta.env.SSR) void showIconFont(window, () => import('./font.css'));
