import { showIconFont } from '../../platform/showIconFont';
import './box.css';

// Code that writes in the icon font imports this file, by `iconFontPlugin`: the document that it runs in gets the font.
void showIconFont(window, () => import('./font.css'));
